import type { SamplingListMessages } from "../en/samplingList.js";

export const samplingList: SamplingListMessages = {
  facts: {
    response: "Resposta",
    model: "Modelo",
    systemPrompt: "Prompt do sistema",
    messages: "Mensagens",
    media: "Imagens e sons",
    tools: "Ferramentas que o modelo pode pedir",
    maxTokens: "Máximo de tokens na resposta",
  },
  responsesFollow: "Você verá cada resposta antes do envio.",
};
