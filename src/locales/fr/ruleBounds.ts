import type { RuleBoundsMessages } from "../en/ruleBounds.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("fr");

const list = new Intl.ListFormat("fr");
const kinds = { image: "images", audio: "sons", resource: "fichiers" };

export const ruleBounds: RuleBoundsMessages = {
  within: ({ clause, bounds }) => `${clause}\u00a0: ${list.format(bounds)}.`,
  call: ({ call }) => `dans l’appel ${isolate(call)}`,
  model: ({ model }) => `avec ${isolate(model)}`,
  tokens: ({ count }) =>
    plural(count, {
      one: `jusqu’à ${number(count)} token`,
      many: `jusqu’à ${number(count)} de tokens`,
      other: `jusqu’à ${number(count)} tokens`,
    }),
  tools: {
    none: "sans outils",
    any: "avec n’importe quels outils",
    some: "avec des outils",
    listed: ({ names }) => `sans autre outil que ${list.format(names.map(isolate))}`,
  },
  media: {
    none: "sans images, sons ni fichiers",
    any: "avec n’importe quels images, sons et fichiers",
    some: "avec des images, des sons ou des fichiers",
    listed: ({ media }) =>
      `sans autres médias que ${list.format(media.map((kind) => kinds[kind]))}`,
  },
  systemPrompt: {
    none: "sans prompt système",
    any: "avec n’importe quel prompt système",
    same: "avec le même prompt système",
  },
  context: {
    none: "sans autre contexte",
    thisServer: "avec le contexte de ce serveur",
    allServers: "avec le contexte de tous les serveurs",
  },
  extras: {
    none: "sans autres réglages",
    any: "avec n’importe quels autres réglages",
    same: "avec les mêmes autres réglages",
  },
  messages: ({ count }) =>
    plural(count, {
      one: `jusqu’à ${number(count)} message`,
      many: `jusqu’à ${number(count)} de messages`,
      other: `jusqu’à ${number(count)} messages`,
    }),
  characters: ({ count }) =>
    plural(count, {
      one: `jusqu’à ${number(count)} caractère`,
      many: `jusqu’à ${number(count)} de caractères`,
      other: `jusqu’à ${number(count)} caractères`,
    }),
  perHour: ({ count }) =>
    plural(count, {
      one: `jusqu’à ${number(count)} fois par heure`,
      many: `jusqu’à ${number(count)} de fois par heure`,
      other: `jusqu’à ${number(count)} fois par heure`,
    }),
  uses: ({ count }) =>
    plural(count, {
      one: `${number(count)} fois en tout`,
      many: `jusqu’à ${number(count)} de fois en tout`,
      other: `jusqu’à ${number(count)} fois en tout`,
    }),
  usesLabel: "Nombre de fois en tout",
  untilLabel: ({ time }) => `Jusqu’à ${time}`,
};
