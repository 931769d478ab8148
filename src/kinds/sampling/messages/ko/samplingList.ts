import type { SamplingListMessages } from "../en/samplingList.js";

export const samplingList: SamplingListMessages = {
  facts: {
    response: "답변",
    model: "모델",
    systemPrompt: "시스템 프롬프트",
    messages: "메시지",
    media: "이미지와 소리",
    tools: "모델이 사용을 요청할 수 있는 도구",
    maxTokens: "답변의 최대 토큰 수",
  },
  responsesFollow: "각 답변은 보내기 전에 확인할 수 있습니다.",
};
