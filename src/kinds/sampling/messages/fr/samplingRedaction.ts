import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import type { SamplingRedactionMessages } from "../en/samplingRedaction.js";

const { number, plural } = createNumbers("fr");

/** @see SamplingRedactionMessages */
export const samplingRedaction: SamplingRedactionMessages = {
  found: ({ count }) =>
    plural(count, {
      one: "1 donnée semble privée",
      other: `${number(count)} données semblent privées`,
    }),
  allMasked: "Toutes masquées",
  allKept: "Toutes envoyées telles quelles",
  someKept: ({ count }) =>
    plural(count, {
      one: "1 envoyée telle quelle",
      other: `${number(count)} envoyées telles quelles`,
    }),
  maskAll: "Tout masquer",
  keepAll: "Tout conserver",
  choose: "Choisir",
  maskThese: "Masquer ces données",
  notMasked: "Cette application ne masque rien.",
  unread:
    "Les images, les sons et les fichiers ne peuvent pas être inspectés et sont envoyés tels quels.",
};
