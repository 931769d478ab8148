import type { SamplingListMessages } from "../en/samplingList.js";

export const samplingList: SamplingListMessages = {
  facts: {
    response: "回答",
    model: "モデル",
    systemPrompt: "システムプロンプト",
    messages: "メッセージ",
    media: "画像と音声",
    tools: "モデルが呼び出しを要求できるツール",
    maxTokens: "回答の最大トークン数",
  },
  responsesFollow: "それぞれの回答は送信前に確認できます。",
};
