import { isolate } from "../../../../locales/writing/isolate.js";
import type { ElicitationMessages } from "../en/elicitation.js";

/** @see ElicitationMessages */
export const elicitation: ElicitationMessages = {
  asks: ({ server }) => `${isolate(server)} pregunta`,
  asksToVisit: ({ server }) => `${isolate(server)} te pide que visites una página`,
  visiting: ({ server }) => `Termina en tu navegador para ${isolate(server)}`,
  visited: ({ server }) => `Has abierto una página para ${isolate(server)}.`,
  visitComplete: ({ server }) => `Tu visita para ${isolate(server)} ha terminado.`,
  ended: ({ server }) => `La pregunta de ${isolate(server)} se ha cerrado`,
  draft: "Tus respuestas hasta ahora",
  copiedWithoutSecrets: "Copiado, salvo lo que pueda ser confidencial.",
};
