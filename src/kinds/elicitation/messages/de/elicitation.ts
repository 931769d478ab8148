import { isolate } from "../../../../locales/writing/isolate.js";
import type { ElicitationMessages } from "../en/elicitation.js";

/** @see ElicitationMessages */
export const elicitation: ElicitationMessages = {
  asks: ({ server }) => `${isolate(server)} fragt`,
  asksToVisit: ({ server }) => `${isolate(server)} bittet Sie, eine Seite zu besuchen`,
  visiting: ({ server }) => `Im Browser abschließen für ${isolate(server)}`,
  visited: ({ server }) => `Sie haben eine Seite für ${isolate(server)} geöffnet.`,
  visitComplete: ({ server }) => `Ihr Besuch für ${isolate(server)} ist abgeschlossen.`,
  ended: ({ server }) => `Die Frage von ${isolate(server)} hat sich erledigt`,
  draft: "Ihre bisherigen Antworten",
  copiedWithoutSecrets: "Kopiert, ohne möglicherweise vertrauliche Daten.",
};
