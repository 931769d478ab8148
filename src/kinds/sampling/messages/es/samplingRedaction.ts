import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import type { SamplingRedactionMessages } from "../en/samplingRedaction.js";

const { number, plural } = createNumbers("es");

/** @see SamplingRedactionMessages */
export const samplingRedaction: SamplingRedactionMessages = {
  found: ({ count }) =>
    plural(count, {
      one: "1 dato parece privado",
      other: `${number(count)} datos parecen privados`,
    }),
  allMasked: "Todos ocultos",
  allKept: "Todos se envían tal cual",
  someKept: ({ count }) =>
    plural(count, { one: "1 se envía tal cual", other: `${number(count)} se envían tal cual` }),
  maskAll: "Ocultar todos",
  keepAll: "Conservar todos",
  choose: "Elegir",
  maskThese: "Ocultar estos",
  notMasked: "Esta aplicación no oculta nada.",
  unread:
    "Las imágenes, los sonidos y los archivos no se pueden inspeccionar y se envían tal cual.",
};
