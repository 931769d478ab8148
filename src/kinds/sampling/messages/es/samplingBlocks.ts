import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { createSizes } from "../../../../locales/writing/createSizes.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingBlockMessages } from "../en/samplingBlocks.js";

const { number, plural } = createNumbers("es");
const size = createSizes("es");
const origins = { server: "del servidor", model: "del modelo" } as const;

/** @see SamplingBlockMessages */
export const samplingBlocks: SamplingBlockMessages = {
  same: "No hay diferencias.",
  inserted: "añadido:",
  deleted: "quitado:",
  unchanged: ({ count }) =>
    plural(count, {
      one: "1 carácter sin cambios",
      many: `${number(count)} de caracteres sin cambios`,
      other: `${number(count)} caracteres sin cambios`,
    }),
  moreCharacters: ({ count }) =>
    plural(count, {
      one: "1 carácter más",
      many: `${number(count)} de caracteres más`,
      other: `${number(count)} caracteres más`,
    }),
  incomparable: ({ before, after }) =>
    `Estos textos son demasiado distintos para compararlos aquí. Número de caracteres: antes ${number(before)}, ahora ${number(after)}.`,
  moreChanges: ({ count }) =>
    plural(count, {
      one: "1 cambio más",
      many: `${number(count)} de cambios más`,
      other: `${number(count)} cambios más`,
    }),
  image: ({ bytes, type, width, height, by }) =>
    [
      "Imagen",
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
    ["Archivo", size(bytes), isolate(type), origins[by]].filter(Boolean).join(", "),
  showImage: "Mostrar la imagen",
  loadAudio: "Cargar el audio",
  large: "Esta imagen es grande.",
  tooLarge: "Es demasiado grande para mostrarse aquí.",
  damaged: "No se puede mostrar: los datos están dañados o no son lo que dicen ser.",
  blocked: "No se puede mostrar: la política de seguridad de esta página no lo permite.",
  toolUse: ({ name }) => `Usa la herramienta ${isolate(name)}`,
  toolResult: ({ name }) => `Resultado de la herramienta ${isolate(name)}`,
  toolResultOf: ({ id }) => `Resultado de la llamada a herramienta ${isolate(id)}`,
  toolFailed: "ha fallado",
  toolId: ({ id }) => `identificador ${isolate(id)}`,
  noResult: "La herramienta no ha devuelto nada.",
  input: "Entrada",
  structured: "Resultado como datos",
  resource: "Recurso",
  link: "Enlace a un recurso",
  linkHint: "Aquí solo se menciona: el modelo no ve adónde lleva el enlace.",
  claimedSize: ({ bytes }) => `tamaño declarado: ${size(bytes)}`,
  notAnObject: "Tiene que ser un objeto JSON, entre llaves.",
  issues: ({ count }) =>
    plural(count, {
      one: "Esto no se puede enviar todavía:",
      other: `Esto no se puede enviar todavía, por ${number(count)} motivos:`,
    }),
  oneBlock: "El servidor solo admite una parte. Quita las demás.",
  unknownTool: ({ name }) =>
    `El servidor no ha ofrecido ninguna herramienta llamada ${isolate(name)}.`,
  toolForbidden: ({ name }) =>
    `El servidor no deja que el modelo use herramientas aquí, así que no se puede usar ${isolate(name)}.`,
  toolRequired: "El servidor exige que se use una herramienta.",
  repeatedId: ({ id }) =>
    `Dos llamadas a herramientas tienen el mismo identificador, ${isolate(id)}.`,
};
