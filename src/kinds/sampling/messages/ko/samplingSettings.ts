import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingSettingsMessages } from "../en/samplingSettings.js";

/** @see SamplingSettingsMessages */
export const samplingSettings: SamplingSettingsMessages = {
  title: "모델 요청",
  defaultModel: "기본 모델",
  noDefault: "없음: 서버의 선호에 따라 결정",
  servers: "서버별 모델",
  serverModel: ({ server }) => `‘${isolate(server)}’ 서버에 사용할 모델`,
  automatic: "자동",
  missing: ({ model }) => `${isolate(model)}(사용할 수 없음)`,
  priorities: "모델에서 중요하게 여기는 점",
  ownPriorities: "서버의 우선순위 대신 내 우선순위에 따라 결정",
  reviewResponses: "보내기 전에 답변 확인",
  reviewResponsesHint: "끄면 모델이 답변 작성을 마치는 즉시 서버로 전송됩니다.",
  askEveryTime: "매번 묻기",
  askEveryTimeHint: "규칙과 관계없이 모든 요청과 답변을 표시합니다.",
  fixed: "이 앱에서 정한 설정이며 여기서 바꿀 수 없습니다.",
  notKept: "설정이 지금은 적용되지만 저장하지 못했습니다.",
  deprecated:
    "프로토콜은 사용자 모델에 대한 요청을 단계적으로 없앱니다. 2026-07-28 버전부터 사용이 권장되지 않으며, 2027-07-28부터는 없어질 수 있습니다. 서버는 대신 자체 모델을 사용해야 합니다.",
};
