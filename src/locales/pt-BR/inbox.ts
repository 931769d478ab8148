import type { InboxMessages } from "../en/inbox.js";
import { createNumbers } from "../writing/createNumbers.js";
import { createTimes } from "../writing/createTimes.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("pt-BR");
const times = createTimes("pt-BR");

/** @see InboxMessages */
export const inbox: InboxMessages = {
  title: "Solicitações",
  count: ({ count }) =>
    plural(count, {
      one: `${number(count)} solicitação espera por você`,
      many: `${number(count)} de solicitações esperam por você`,
      other: `${number(count)} solicitações esperam por você`,
    }),
  empty: "Nada espera por você",
  emptyHint: "Quando um servidor pede algo, o pedido fica aqui até ser resolvido.",
  keys: "As setas para cima e para baixo passam de uma solicitação a outra, a seta para a direita leva ao que se pode fazer com uma solicitação, e Enter a abre.",
  server: ({ server, count }) =>
    plural(count, {
      one: `${isolate(server)}: ${number(count)} solicitação`,
      many: `${isolate(server)}: ${number(count)} de solicitações`,
      other: `${isolate(server)}: ${number(count)} solicitações`,
    }),
  settled: ({ count }) =>
    plural(count, {
      one: `${number(count)} solicitação resolvida`,
      many: `${number(count)} de solicitações resolvidas`,
      other: `${number(count)} solicitações resolvidas`,
    }),
  kinds: {
    form: "Formulário",
    visit: "Página a visitar",
    sampling: "Texto para um modelo",
    roots: "Pastas",
    other: "Solicitação",
  },
  states: {
    shown: "Na tela",
    waiting: "Em espera",
    aside: "Adiada",
    generating: "Um modelo está escrevendo",
  },
  started: "Resposta iniciada",
  justNow: "agora mesmo",
  ago: ({ count, unit }) => times.ago(count, unit),
  findings: ({ count, severity }) =>
    severity === "notice"
      ? plural(count, {
          one: `${number(count)} aviso`,
          many: `${number(count)} de avisos`,
          other: `${number(count)} avisos`,
        })
      : plural(count, {
          one: `${number(count)} alerta`,
          many: `${number(count)} de alertas`,
          other: `${number(count)} alertas`,
        }),
  noText: "Sem texto.",
  open: "Abrir",
  putAside: "Mais tarde",
  decline: "Recusar",
  cancel: "Cancelar",
  dismiss: "Dispensar",
  dismissAll: "Dispensar todas as resolvidas",
  show: "Mostrar",
  hide: "Recolher",
  actionOn: ({ action, request }) => `${action}: ${isolate(request)}`,
};
