import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootsConsentMessages } from "../en/rootsConsent.js";

const { number, plural } = createNumbers("pt-BR");

/** @see RootsConsentMessages */
export const rootsConsent: RootsConsentMessages = {
  asks: ({ server }) => `${isolate(server)} pergunta em quais pastas pode trabalhar`,
  ended: ({ server }) => `A pergunta de ${isolate(server)} foi encerrada`,
  intro: ({ server }) =>
    `Se você concordar, ${isolate(server)} ficará sabendo das pastas marcadas:`,
  none: ({ server }) =>
    `Você não oferece nenhuma pasta a ${isolate(server)}. Se concordar, o servidor só ficará sabendo disso.`,
  list: "Pastas",
  keepsOut: "É pedido que ele não entre em:",
  remembered:
    "Sua resposta vale também para depois e para as pastas que você adicionar. Você pode mudá-la quando quiser.",
  rememberedPart:
    "Sua resposta vale também para depois, mas só para estas pastas: o servidor não saberá das outras. Você pode mudá-la quando quiser.",
  term: "Por quanto tempo sua resposta vale",
  once: "Só desta vez",
  onceHint: "Na próxima vez, a pergunta será feita de novo.",
  always: "Até eu mudar",
  failsCall: "Se você recusar, a operação que faz o pedido falha.",
  share: ({ count }) =>
    plural(count, {
      one: `Compartilhar ${number(count)} pasta`,
      many: `Compartilhar ${number(count)} de pastas`,
      other: `Compartilhar ${number(count)} pastas`,
    }),
  shareNone: "Compartilhar a lista vazia",
  refuse: "Recusar",
  reason: "Por que você recusa (opcional)",
  shared: ({ count }) =>
    plural(count, {
      one: `O servidor recebeu ${number(count)} pasta.`,
      many: `O servidor recebeu ${number(count)} de pastas.`,
      other: `O servidor recebeu ${number(count)} pastas.`,
    }),
  refused: "O servidor não recebeu a lista.",
};
