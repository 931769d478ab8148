import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { createSizes } from "../../../../locales/writing/createSizes.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingBlockMessages } from "../en/samplingBlocks.js";

const { number, plural } = createNumbers("de");
const size = createSizes("de");
const origins = { server: "vom Server", model: "vom Modell" } as const;

/** @see SamplingBlockMessages */
export const samplingBlocks: SamplingBlockMessages = {
  same: "Kein Unterschied.",
  inserted: "hinzugefügt:",
  deleted: "entfernt:",
  unchanged: ({ count }) =>
    plural(count, {
      one: "1 unverändertes Zeichen",
      other: `${number(count)} unveränderte Zeichen`,
    }),
  moreCharacters: ({ count }) =>
    plural(count, { one: "1 weiteres Zeichen", other: `${number(count)} weitere Zeichen` }),
  incomparable: ({ before, after }) =>
    `Diese Texte unterscheiden sich zu sehr, um hier verglichen zu werden: vorher ${number(before)} Zeichen, jetzt ${number(after)}.`,
  moreChanges: ({ count }) =>
    plural(count, { one: "1 weitere Änderung", other: `${number(count)} weitere Änderungen` }),
  image: ({ bytes, type, width, height, by }) =>
    [
      "Bild",
      width && height ? `${number(width)} × ${number(height)}` : "",
      size(bytes),
      isolate(type),
      origins[by],
    ]
      .filter(Boolean)
      .join(", "),
  audio: ({ bytes, type, by }) =>
    ["Audio", size(bytes), isolate(type), origins[by]].filter(Boolean).join(", "),
  file: ({ bytes, type, by }) =>
    ["Datei", size(bytes), isolate(type), origins[by]].filter(Boolean).join(", "),
  showImage: "Bild anzeigen",
  loadAudio: "Audio laden",
  large: "Dieses Bild ist groß.",
  tooLarge: "Das ist zu groß, um hier angezeigt zu werden.",
  damaged:
    "Das kann nicht angezeigt werden: Die Daten sind beschädigt oder nicht das, was sie zu sein vorgeben.",
  blocked:
    "Das kann nicht angezeigt werden: Die Sicherheitsrichtlinie dieser Seite erlaubt es nicht.",
  toolUse: ({ name }) => `Verwendet das Tool ${isolate(name)}`,
  toolResult: ({ name }) => `Ergebnis des Tools ${isolate(name)}`,
  toolResultOf: ({ id }) => `Ergebnis des Toolaufrufs ${isolate(id)}`,
  toolFailed: "fehlgeschlagen",
  toolId: ({ id }) => `ID ${isolate(id)}`,
  noResult: "Das Tool hat nichts zurückgegeben.",
  input: "Eingabe",
  structured: "Ergebnis als Daten",
  resource: "Ressource",
  link: "Link zu einer Ressource",
  linkHint: "Wird hier nur genannt: Das Modell sieht nicht, wohin der Link führt.",
  claimedSize: ({ bytes }) => `angeblich ${size(bytes)}`,
  notAnObject: "Das muss ein JSON-Objekt in geschweiften Klammern sein.",
  issues: ({ count }) =>
    plural(count, {
      one: "Das kann noch nicht gesendet werden:",
      other: `Das kann aus ${number(count)} Gründen noch nicht gesendet werden:`,
    }),
  oneBlock: "Der Server nimmt nur einen Teil an. Entfernen Sie die anderen.",
  unknownTool: ({ name }) => `Der Server hat kein Tool namens ${isolate(name)} angeboten.`,
  toolForbidden: ({ name }) =>
    `Der Server lässt das Modell hier keine Tools verwenden, auch nicht ${isolate(name)}.`,
  toolRequired: "Der Server verlangt, dass ein Tool verwendet wird.",
  repeatedId: ({ id }) => `Zwei Toolaufrufe haben dieselbe ID, ${isolate(id)}.`,
};
