import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { createSizes } from "../../../../locales/writing/createSizes.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingBlockMessages } from "../en/samplingBlocks.js";

const { number } = createNumbers("ko");
const size = createSizes("ko");
const from = { server: "서버가 보냄", model: "모델이 보냄" };

/** @see SamplingBlockMessages */
export const samplingBlocks: SamplingBlockMessages = {
  same: "다른 점이 없습니다.",
  inserted: "추가됨:",
  deleted: "삭제됨:",
  unchanged: ({ count }) => `변경되지 않은 글자 ${number(count)}자`,
  moreCharacters: ({ count }) => `${number(count)}자 더 있음`,
  incomparable: ({ before, after }) =>
    `텍스트가 너무 많이 달라 여기에서 비교할 수 없습니다(이전 ${number(before)}자, 현재 ${number(after)}자).`,
  moreChanges: ({ count }) => `변경 사항 ${number(count)}개 더 있음`,
  image: ({ bytes, type, width, height, by }) =>
    [
      "이미지",
      ...(width && height ? [`${number(width)} × ${number(height)}`] : []),
      size(bytes),
      isolate(type),
      from[by],
    ]
      .filter(Boolean)
      .join(", "),
  audio: ({ bytes, type, by }) =>
    ["오디오", size(bytes), isolate(type), from[by]].filter(Boolean).join(", "),
  file: ({ bytes, type, by }) =>
    ["파일", size(bytes), isolate(type), from[by]].filter(Boolean).join(", "),
  showImage: "이미지 보기",
  loadAudio: "오디오 불러오기",
  large: "큰 이미지입니다.",
  tooLarge: "너무 커서 여기에 표시할 수 없습니다.",
  damaged: "표시할 수 없습니다. 데이터가 손상되었거나 표시된 종류와 다릅니다.",
  blocked: "표시할 수 없습니다. 이 페이지의 보안 정책에서 허용하지 않습니다.",
  toolUse: ({ name }) => `‘${isolate(name)}’ 도구 사용`,
  toolResult: ({ name }) => `‘${isolate(name)}’ 도구의 결과`,
  toolResultOf: ({ id }) => `도구 사용(${isolate(id)})의 결과`,
  toolFailed: "실패",
  toolId: ({ id }) => `ID ${isolate(id)}`,
  noResult: "도구가 아무것도 돌려주지 않았습니다.",
  input: "입력",
  structured: "데이터 형식의 결과",
  resource: "리소스",
  link: "리소스 링크",
  linkHint: "여기에는 이름만 있습니다. 모델은 링크의 내용을 보지 못합니다.",
  claimedSize: ({ bytes }) => `서버가 밝힌 크기: ${size(bytes)}`,
  notAnObject: "중괄호로 묶은 JSON 객체여야 합니다.",
  issues: ({ count }) =>
    count === 1 ? "아직 보낼 수 없습니다:" : `아직 보낼 수 없습니다(이유 ${number(count)}개):`,
  oneBlock: "서버는 한 부분만 받습니다. 나머지를 제거하세요.",
  unknownTool: ({ name }) => `서버가 ‘${isolate(name)}’ 도구를 제공하지 않았습니다.`,
  toolForbidden: ({ name }) =>
    `서버가 여기에서 모델의 도구 사용을 허용하지 않으므로 ‘${isolate(name)}’ 도구를 사용할 수 없습니다.`,
  toolRequired: "서버가 도구 사용을 요구합니다.",
  repeatedId: ({ id }) => `도구 사용 두 개의 ID가 같습니다: ${isolate(id)}`,
};
