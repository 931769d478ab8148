import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import type { SamplingRedactionMessages } from "../en/samplingRedaction.js";

const { number, plural } = createNumbers("de");

/** @see SamplingRedactionMessages */
export const samplingRedaction: SamplingRedactionMessages = {
  found: ({ count }) =>
    plural(count, {
      one: "1 Angabe sieht privat aus",
      other: `${number(count)} Angaben sehen privat aus`,
    }),
  allMasked: "Alle maskiert",
  allKept: "Alle werden unverändert gesendet",
  someKept: ({ count }) =>
    plural(count, {
      one: "1 wird unverändert gesendet",
      other: `${number(count)} werden unverändert gesendet`,
    }),
  maskAll: "Alle maskieren",
  keepAll: "Alle behalten",
  choose: "Auswählen",
  maskThese: "Diese maskieren",
  notMasked: "Diese App maskiert nichts.",
  unread: "Bilder, Töne und Dateien lassen sich nicht prüfen und werden unverändert gesendet.",
};
