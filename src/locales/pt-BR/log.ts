import type { LogMessages } from "../en/log.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("pt-BR");

/** @see LogMessages */
export const log: LogMessages = {
  title: "Decisões",
  empty: "Nada foi decidido ainda.",
  filter: "Servidor",
  allServers: "Todos os servidores",
  shown: ({ count }) =>
    plural(count, {
      one: `${number(count)} decisão`,
      many: `${number(count)} de decisões`,
      other: `${number(count)} decisões`,
    }),
  save: "Salvar como JSON Lines",
  fileName: "decisoes",
  columns: {
    when: "Quando",
    server: "Servidor",
    request: "Solicitação",
    decision: "Decisão",
    by: "Quem decidiu",
    why: "Por quê",
  },
  kinds: {
    elicitation: "Pergunta para você",
    sampling: "Texto para um modelo",
    roots: "Pastas",
    other: "Solicitação",
  },
  decisions: {
    accept: "Aceita",
    decline: "Recusada",
    cancel: "Cancelada",
    result: "Respondida",
    error: "Rejeitada",
    nothing: "Sem resposta",
    unknown: "Desconhecido",
  },
  deciders: {
    person: "Você",
    host: "Este app",
    server: "O servidor",
    session: "Conexão perdida",
  },
  byRule: ({ rule }) => `Regra ${isolate(rule)}`,
  thisHour: ({ used, limit }) => `${number(used)} de ${number(limit)} nesta hora`,
  onBehalf: ({ decider, name }) => `${decider}, em nome de ${isolate(name)}`,
  reason: ({ reason }) => `“${isolate(reason)}”`,
  asked: ({ count }) =>
    plural(count, {
      one: `Perguntado ${number(count)} vez`,
      many: `Perguntado ${number(count)} de vezes`,
      other: `Perguntado ${number(count)} vezes`,
    }),
};
