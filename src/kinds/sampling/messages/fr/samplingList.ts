import type { SamplingListMessages } from "../en/samplingList.js";

export const samplingList: SamplingListMessages = {
  facts: {
    response: "Réponse",
    model: "Modèle",
    systemPrompt: "Prompt système",
    messages: "Messages",
    media: "Images et sons",
    tools: "Outils que le modèle peut demander",
    maxTokens: "Nombre maximal de tokens dans la réponse",
  },
  responsesFollow: "Chaque réponse vous est présentée avant d’être envoyée.",
};
