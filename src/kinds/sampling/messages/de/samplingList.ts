import type { SamplingListMessages } from "../en/samplingList.js";

export const samplingList: SamplingListMessages = {
  facts: {
    response: "Antwort",
    model: "Modell",
    systemPrompt: "Systemprompt",
    messages: "Nachrichten",
    media: "Bilder und Töne",
    tools: "Tools, um die das Modell bitten darf",
    maxTokens: "Höchstzahl der Tokens in der Antwort",
  },
  responsesFollow: "Jede Antwort wird Ihnen vorgelegt, bevor sie gesendet wird.",
};
