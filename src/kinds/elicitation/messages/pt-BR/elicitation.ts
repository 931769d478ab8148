import { isolate } from "../../../../locales/writing/isolate.js";
import type { ElicitationMessages } from "../en/elicitation.js";

/** @see ElicitationMessages */
export const elicitation: ElicitationMessages = {
  asks: ({ server }) => `${isolate(server)} pergunta`,
  asksToVisit: ({ server }) => `${isolate(server)} pede que você visite uma página`,
  visiting: ({ server }) => `Conclua no seu navegador para ${isolate(server)}`,
  visited: ({ server }) => `Você abriu uma página para ${isolate(server)}.`,
  visitComplete: ({ server }) => `Sua visita para ${isolate(server)} foi concluída.`,
  ended: ({ server }) => `A pergunta de ${isolate(server)} foi encerrada`,
  draft: "Suas respostas até agora",
  copiedWithoutSecrets: "Copiado, exceto o que possa ser confidencial.",
};
