import { isolate } from "../../../locales/writing/isolate.js";
import type { ReviewMessages } from "../en/review.js";

/** @see ReviewMessages */
export const review: ReviewMessages = {
  title: ({ server }) => `Das bekommt ${isolate(server)}`,
  secretTitle: ({ server }) => `Vertrauliche Daten an ${isolate(server)} senden?`,
  secretHint:
    "Server dürfen in einem Formular nicht nach vertraulichen Daten fragen. Wer diesen Server betreibt, kann sie lesen und aufbewahren.",
  send: "Senden",
  sendAnyway: "Trotzdem senden",
  back: "Zurück",
  nothing: "Ihre Zustimmung und sonst nichts.",
  changed: "geändert",
  leftOut: "weggelassen",
  suggested: ({ value }) => `Vorschlag des Servers: ${isolate(value)}`,
};
