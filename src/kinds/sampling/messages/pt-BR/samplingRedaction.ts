import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import type { SamplingRedactionMessages } from "../en/samplingRedaction.js";

const { number, plural } = createNumbers("pt-BR");

/** @see SamplingRedactionMessages */
export const samplingRedaction: SamplingRedactionMessages = {
  found: ({ count }) =>
    plural(count, {
      one: "1 dado parece privado",
      other: `${number(count)} dados parecem privados`,
    }),
  allMasked: "Todos ocultos",
  allKept: "Todos são enviados como estão",
  someKept: ({ count }) =>
    plural(count, {
      one: "1 é enviado como está",
      other: `${number(count)} são enviados como estão`,
    }),
  maskAll: "Ocultar todos",
  keepAll: "Manter todos",
  choose: "Escolher",
  maskThese: "Ocultar estes",
  notMasked: "Este app não oculta nada.",
  unread: "Imagens, sons e arquivos não podem ser inspecionados e são enviados como estão.",
};
