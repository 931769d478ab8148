import type { FloodMessages } from "../en/flood.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("pt-BR");

/** @see FloodMessages */
export const flood: FloodMessages = {
  notice: "Solicitações demais",
  tooMuch: ({ server }) => `${isolate(server)} pede coisas demais de uma só vez.`,
  refused: ({ count }) =>
    plural(count, {
      one: `${number(count)} solicitação foi rejeitada.`,
      many: `${number(count)} de solicitações foram rejeitadas.`,
      other: `${number(count)} solicitações foram rejeitadas.`,
    }),
  blocked: ({ server }) => `Você bloqueou ${isolate(server)} por enquanto.`,
  block: "Bloquear o servidor",
  allow: "Deixar continuar",
  blockTitle: ({ server }) => `Bloquear ${isolate(server)}?`,
  blockHint:
    "Nada deste servidor será mais perguntado nem respondido, mesmo que você tenha permitido antes. O que ele tem em espera termina agora. Você pode deixá-lo pedir de novo pelo aviso no topo da página.",
  notBlocked: "Esta janela não pode bloquear servidores.",
  unblock: "Deixar pedir de novo",
};
