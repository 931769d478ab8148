import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootsConsentMessages } from "../en/rootsConsent.js";

const { number, plural } = createNumbers("pt-BR");

/** @see RootsConsentMessages */
export const rootsConsent: RootsConsentMessages = {
  asks: ({ server }) => `${isolate(server)} pergunta em quais pastas pode trabalhar`,
  ended: ({ server }) => `A pergunta de ${isolate(server)} foi encerrada`,
  intro: ({ server, count }) =>
    count === 1
      ? `Se você concordar, ${isolate(server)} ficará sabendo desta pasta:`
      : plural(count, {
          many: `Se você concordar, ${isolate(server)} ficará sabendo destes ${number(count)} de pastas:`,
          other: `Se você concordar, ${isolate(server)} ficará sabendo destas ${number(count)} pastas:`,
        }),
  none: ({ server }) =>
    `Você não oferece nenhuma pasta a ${isolate(server)}. Se concordar, o servidor só ficará sabendo disso.`,
  list: "Pastas",
  keepsOut: "É pedido que ele não entre em:",
  remembered:
    "Sua resposta vale também para depois e para as pastas que você adicionar. Você pode mudá-la quando quiser.",
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
