import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";
import type { ReviewMessages } from "../en/review.js";

const { number, plural } = createNumbers("de");

/** @see ReviewMessages */
export const review: ReviewMessages = {
  title: ({ server }) => `Das bekommt ${isolate(server)}`,
  secretTitle: ({ server }) => `Vertrauliche Daten an ${isolate(server)} senden?`,
  secretHint:
    "Server dürfen in einem Formular nicht nach vertraulichen Daten fragen. Wer diesen Server betreibt, kann sie lesen und aufbewahren.",
  unseen: ({ count }) =>
    plural(count, {
      one: "1 dieser Werte hat der Server eingetragen, und Sie haben ihn noch nicht gesehen.",
      other: `${number(count)} dieser Werte hat der Server eingetragen, und Sie haben sie noch nicht gesehen.`,
    }),
  notSeen: "noch nicht gesehen",
  send: "Senden",
  sendAnyway: "Trotzdem senden",
  back: "Zurück",
  nothing: "Ihre Zustimmung und sonst nichts.",
  changed: "geändert",
  leftOut: "weggelassen",
  showAsJson: "Als JSON zeigen",
  editAsJson: "Als JSON bearbeiten",
  editAsFields: "In Feldern bearbeiten",
  notInFields:
    "Was hier steht, passt in keine Felder: schreiben Sie als JSON weiter, oder leeren Sie es.",
  fillIn: ({ label }) => `${isolate(label)} ausfüllen`,
  piece: ({ label, position, count }) =>
    `${isolate(label)}, Abschnitt ${number(position)} von ${number(count)}`,
  suggested: ({ value }) => `Vorschlag des Servers: ${isolate(value)}`,
};
