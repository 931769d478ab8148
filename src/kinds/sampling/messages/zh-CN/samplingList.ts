import type { SamplingListMessages } from "../en/samplingList.js";

export const samplingList: SamplingListMessages = {
  facts: {
    response: "回答",
    model: "模型",
    systemPrompt: "系统提示词",
    messages: "消息",
    media: "图片和音频",
    tools: "模型可以请求使用的工具",
    maxTokens: "回答的 token 数上限",
  },
  responsesFollow: "每个回答在发送前都会先给你看。",
};
