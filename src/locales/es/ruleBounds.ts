import type { RuleBoundsMessages } from "../en/ruleBounds.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("es");

const list = new Intl.ListFormat("es");
const kinds = { image: "imágenes", audio: "sonidos", resource: "archivos" };

export const ruleBounds: RuleBoundsMessages = {
  within: ({ clause, bounds }) => `${clause}: ${list.format(bounds)}.`,
  call: ({ call }) => `en la llamada ${isolate(call)}`,
  model: ({ model }) => `con ${isolate(model)}`,
  tokens: ({ count }) =>
    plural(count, {
      one: "hasta 1 token",
      many: `hasta ${number(count)} de tokens`,
      other: `hasta ${number(count)} tokens`,
    }),
  tools: {
    none: "sin herramientas",
    any: "con cualquier herramienta",
    some: "con herramientas",
    listed: ({ names }) => `sin más herramientas que ${list.format(names.map(isolate))}`,
  },
  media: {
    none: "sin imágenes, sonidos ni archivos",
    any: "con cualquier imagen, sonido o archivo",
    some: "con imágenes, sonidos o archivos",
    listed: ({ media }) =>
      `sin más contenido multimedia que ${list.format(media.map((kind) => kinds[kind]))}`,
  },
  systemPrompt: {
    none: "sin prompt del sistema",
    any: "con cualquier prompt del sistema",
    same: "con el mismo prompt del sistema",
  },
  context: {
    none: "sin más contexto",
    thisServer: "con el contexto de este servidor",
    allServers: "con el contexto de todos los servidores",
  },
  extras: {
    none: "sin otros ajustes",
    any: "con cualquier otro ajuste",
    same: "con los mismos otros ajustes",
  },
  messages: ({ count }) =>
    plural(count, {
      one: "hasta 1 mensaje",
      many: `hasta ${number(count)} de mensajes`,
      other: `hasta ${number(count)} mensajes`,
    }),
  characters: ({ count }) =>
    plural(count, {
      one: "hasta 1 carácter",
      many: `hasta ${number(count)} de caracteres`,
      other: `hasta ${number(count)} caracteres`,
    }),
  perHour: ({ count }) =>
    plural(count, {
      one: "1 vez por hora",
      many: `hasta ${number(count)} de veces por hora`,
      other: `hasta ${number(count)} veces por hora`,
    }),
  uses: ({ count }) =>
    plural(count, {
      one: "1 vez en total",
      many: `hasta ${number(count)} de veces en total`,
      other: `hasta ${number(count)} veces en total`,
    }),
  usesLabel: "Veces en total",
  untilLabel: ({ time }) => `Hasta ${time}`,
};
