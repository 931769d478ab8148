import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingRequestMessages } from "../en/samplingRequest.js";

const { number } = createNumbers("ko");
const percent = new Intl.NumberFormat("ko", { style: "percent" });

/** @see SamplingRequestMessages */
export const samplingRequest: SamplingRequestMessages = {
  maxTokens: "답변의 최대 토큰 수",
  maxTokensHint: ({ asked }) =>
    `서버가 요청한 토큰 수는 ${number(asked)}개입니다. 더 줄일 수 있습니다.`,
  maxTokensInvalid: ({ asked }) => `1~${number(asked)} 사이의 정수를 입력하세요.`,
  temperature: "온도",
  temperatureHint: "비워 두면 모델의 기본값을 사용합니다.",
  temperatureInvalid: "숫자를 입력하세요.",
  stopSequences: "다음 텍스트에서 중지",
  stopSequencesHint: "한 줄에 하나씩 입력하세요. 줄바꿈은 \\n으로 입력하세요.",
  includeContext: "모델에 함께 제공할 내용",
  contextNone: "없음",
  contextThisServer: "이 서버의 컨텍스트",
  contextAllServers: "모든 서버의 컨텍스트",
  contextIgnored: "없습니다. 서버가 더 요청했지만 이 앱은 전달하지 않습니다.",
  unsaid: "지정하지 않음",
  preferences: "서버가 선호하는 모델 조건",
  hints: "모델 이름",
  hintsHint: "한 줄에 하나씩, 선호하는 순서로 입력하세요. 이름의 일부만 입력해도 됩니다.",
  cost: "낮은 비용",
  speed: "속도",
  intelligence: "성능",
  share: ({ value }) => percent.format(value),
  tools: "모델이 사용을 요청할 수 있는 도구",
  toolInput: "입력 형식",
  removeTool: ({ tool }) => `‘${isolate(tool)}’ 도구 제거`,
  restoreTool: ({ tool }) => `‘${isolate(tool)}’ 도구 복원`,
  toolRemoved: "모델에 이 도구를 알리지 않습니다.",
  toolChoice: "도구 사용",
  toolsAuto: "모델이 결정",
  toolsRequired: "하나 이상 사용",
  toolsNone: "사용 안 함",
  metadata: "모델 제공업체에 전달할 데이터",
  metadataInvalid: "중괄호로 묶은 JSON 객체여야 합니다.",
  undoPart: ({ what }) => `실행 취소: ${isolate(what)}`,
};
