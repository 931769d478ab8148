import type { RuleBoundsMessages } from "../en/ruleBounds.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("de");

const list = new Intl.ListFormat("de");
const kinds = { image: "Bilder", audio: "Töne", resource: "Dateien" };

export const ruleBounds: RuleBoundsMessages = {
  within: ({ clause, bounds }) => `${clause}: ${list.format(bounds)}.`,
  call: ({ call }) => `im Aufruf ${isolate(call)}`,
  model: ({ model }) => `mit ${isolate(model)}`,
  tokens: ({ count }) =>
    plural(count, { one: "für höchstens 1 Token", other: `für höchstens ${number(count)} Tokens` }),
  tools: {
    none: "ohne Tools",
    any: "mit beliebigen Tools",
    some: "mit Tools",
    listed: ({ names }) => `mit keinen Tools außer ${list.format(names.map(isolate))}`,
  },
  media: {
    none: "ohne Bilder, Töne oder Dateien",
    any: "mit beliebigen Bildern, Tönen und Dateien",
    some: "mit Bildern, Tönen oder Dateien",
    listed: ({ media }) => `an Medien nur ${list.format(media.map((kind) => kinds[kind]))}`,
  },
  systemPrompt: {
    none: "ohne Systemprompt",
    any: "mit beliebigem Systemprompt",
    same: "mit demselben Systemprompt",
  },
  context: {
    none: "ohne weiteren Kontext",
    thisServer: "mit Kontext von diesem Server",
    allServers: "mit Kontext von allen Servern",
  },
  extras: {
    none: "ohne weitere Einstellungen",
    any: "mit beliebigen weiteren Einstellungen",
    same: "mit denselben weiteren Einstellungen",
  },
  messages: ({ count }) =>
    plural(count, {
      one: "höchstens 1 Nachricht",
      other: `höchstens ${number(count)} Nachrichten`,
    }),
  characters: ({ count }) =>
    plural(count, { one: "höchstens 1 Zeichen", other: `höchstens ${number(count)} Zeichen` }),
  perHour: ({ count }) =>
    plural(count, { one: "1-mal pro Stunde", other: `höchstens ${number(count)}-mal pro Stunde` }),
  uses: ({ count }) =>
    plural(count, { one: "insgesamt 1-mal", other: `insgesamt höchstens ${number(count)}-mal` }),
  usesLabel: "Mal insgesamt",
  untilLabel: ({ time }) => `Bis ${time}`,
};
