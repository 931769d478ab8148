import type { SelectionMessages } from "../en/selection.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("de");

export const selection: SelectionMessages = {
  select: "Auswählen",
  clear: "Auswahl aufheben",
  same: "Bei allen gleich",
  different: "Verschieden",
  none: "Keine",
  selectAll: ({ server }) => `Alle von ${isolate(server)} auswählen`,
  selected: ({ server, count }) =>
    plural(count, {
      one: `1 Anfrage von ${isolate(server)} ausgewählt`,
      other: `${number(count)} Anfragen von ${isolate(server)} ausgewählt`,
    }),
  more: ({ count }) =>
    plural(count, { one: "1 weiterer Wert", other: `${number(count)} weitere Werte` }),
  allow: ({ count }) => `${number(count)} erlauben`,
  send: ({ count }) =>
    plural(count, { one: "1 Antwort senden", other: `${number(count)} Antworten senden` }),
  deny: ({ count }) => `${number(count)} ablehnen`,
  notAllowed: ({ count }) =>
    plural(count, {
      one: "1 davon kann hier nicht erlaubt werden. Öffnen Sie sie, um zu entscheiden.",
      other: `${number(count)} davon können hier nicht erlaubt werden. Öffnen Sie sie, um zu entscheiden.`,
    }),
  notDenied: ({ count }) =>
    plural(count, {
      one: "1 davon kann hier nicht abgelehnt werden. Öffnen Sie sie, um zu entscheiden.",
      other: `${number(count)} davon können hier nicht abgelehnt werden. Öffnen Sie sie, um zu entscheiden.`,
    }),
  allowed: ({ count }) =>
    plural(count, { one: "1 Anfrage erlaubt.", other: `${number(count)} Anfragen erlaubt.` }),
  sent: ({ count }) =>
    plural(count, { one: "1 Antwort gesendet.", other: `${number(count)} Antworten gesendet.` }),
  denied: ({ count }) =>
    plural(count, { one: "1 Anfrage abgelehnt.", other: `${number(count)} Anfragen abgelehnt.` }),
  gone: ({ count }) =>
    plural(count, {
      one: "1 Anfrage endete, bevor Sie entschieden haben.",
      other: `${number(count)} Anfragen endeten, bevor Sie entschieden haben.`,
    }),
  left: ({ count }) =>
    plural(count, {
      one: "1 Anfrage wartet noch. Öffnen Sie sie, um zu entscheiden.",
      other: `${number(count)} Anfragen warten noch. Öffnen Sie sie, um zu entscheiden.`,
    }),
};
