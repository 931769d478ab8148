import type { SamplingListMessages } from "../en/samplingList.js";

export const samplingList: SamplingListMessages = {
  facts: {
    response: "回覆",
    model: "模型",
    systemPrompt: "系統提示詞",
    messages: "訊息",
    media: "圖片與音訊",
    tools: "模型可以要求使用的工具",
    maxTokens: "回覆的 token 上限",
  },
  responsesFollow: "每個回答在送出前都會先給你看。",
};
