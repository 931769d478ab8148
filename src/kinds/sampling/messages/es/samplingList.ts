import type { SamplingListMessages } from "../en/samplingList.js";

export const samplingList: SamplingListMessages = {
  facts: {
    response: "Respuesta",
    model: "Modelo",
    systemPrompt: "Prompt del sistema",
    messages: "Mensajes",
    media: "Imágenes y sonidos",
    tools: "Herramientas que el modelo puede pedir",
    maxTokens: "Máximo de tokens en la respuesta",
  },
  responsesFollow: "Verás cada respuesta antes de que se envíe.",
};
