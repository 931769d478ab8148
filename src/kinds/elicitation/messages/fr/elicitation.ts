import { isolate } from "../../../../locales/writing/isolate.js";
import type { ElicitationMessages } from "../en/elicitation.js";

/** @see ElicitationMessages */
export const elicitation: ElicitationMessages = {
  asks: ({ server }) => `${isolate(server)} demande`,
  asksToVisit: ({ server }) => `${isolate(server)} vous demande de visiter une page`,
  visiting: ({ server }) => `Terminez dans votre navigateur pour ${isolate(server)}`,
  visited: ({ server }) => `Vous avez ouvert une page pour ${isolate(server)}.`,
  visitComplete: ({ server }) => `Votre visite pour ${isolate(server)} est terminée.`,
  ended: ({ server }) => `La question posée par ${isolate(server)} est close`,
  draft: "Vos réponses jusqu’ici",
  copiedWithoutSecrets: "Copié, sauf ce qui pourrait être confidentiel.",
};
