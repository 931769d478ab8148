import type { RulesMessages } from "../en/rules.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";
import { ruleBounds } from "./ruleBounds.js";

const { number, plural } = createNumbers("pt-BR");

export const rules: RulesMessages = {
  title: "Regras",
  empty: "Nenhuma regra",
  emptyHint: "Quando um servidor pede algo, a seta ao lado de Permitir ou Recusar cria uma regra.",
  stop: "Parar todas as regras",
  stopHint: "Enquanto estiverem paradas, tudo será perguntado a você.",
  notStored: "Estas regras duram enquanto o app estiver aberto.",
  unreadable: ({ count }) =>
    plural(count, {
      one: `${number(count)} regra salva não pôde ser lida. Ela não decide nada.`,
      many: `${number(count)} de regras salvas não puderam ser lidas. Elas não decidem nada.`,
      other: `${number(count)} regras salvas não puderam ser lidas. Elas não decidem nada.`,
    }),
  rename: "Nome",
  maxTokens: "Máximo de tokens na resposta",
  perHour: "Vezes por hora",
  edit: "Editar",
  save: "Salvar",
  cancel: "Cancelar",
  pause: "Pausar",
  resume: "Retomar",
  revoke: "Revogar",
  undo: "Desfazer",
  added: ({ rule }) => `Regra criada: ${isolate(rule)}`,
  changed: ({ rule }) => `Regra alterada: ${isolate(rule)}`,
  removed: ({ rule }) => `Regra revogada: ${isolate(rule)}`,
  failed: "Não funcionou. Tente de novo.",
  decided: ({ count }) =>
    plural(count, {
      one: `Decidiu ${number(count)} das últimas solicitações`,
      many: `Decidiu ${number(count)} das últimas solicitações`,
      other: `Decidiu ${number(count)} das últimas solicitações`,
    }),
  preview: ({ covered, among }) =>
    `Teria decidido ${number(covered)} das suas últimas ${number(among)} solicitações`,
  left: ({ count }) =>
    plural(count, {
      one: `Resta ${number(count)} uso`,
      many: `Restam ${number(count)} de usos`,
      other: `Restam ${number(count)} usos`,
    }),
  budgets: "Limites",
  eachServer: "Cada outro servidor",
  requestsPerHour: "Solicitações por hora",
  requestsPerDay: "Solicitações por dia",
  tokensPerHour: "Tokens por hora",
  tokensPerDay: "Tokens por dia",
  used: ({ used }) => `Cerca de ${number(used)} usados`,
  noLimit: "Um campo vazio significa sem limite.",
  over: "Acima de um limite",
  overAsk: "Perguntar a mim",
  overRefuse: "Negar",
  proposals: "Regras propostas",
  accept: "Criar a regra",
  dismiss: "Dispensar",
  moreAllow: "Permitir sem perguntar…",
  moreDeny: "Recusar sem perguntar…",
  allowTitle: "Permitir sem perguntar",
  denyTitle: "Recusar sem perguntar",
  lasting: "Por quanto tempo",
  session: "Até desconectar",
  minutes: ({ count }) =>
    plural(count, {
      one: `Por ${number(count)} minuto`,
      many: `Por ${number(count)} de minutos`,
      other: `Por ${number(count)} minutos`,
    }),
  always: "Sempre",
  responses: "Enviar as respostas sem mostrá-las a mim",
  makeAllow: "Permitir com esta regra",
  makeDeny: "Recusar com esta regra",
  asksEachTime: "Você quer ver cada solicitação, então nenhuma regra decide.",
  made: ({ rule, count }) =>
    plural(count, {
      one: `${isolate(rule)}: ${number(count)} solicitação decidida.`,
      many: `${isolate(rule)}: ${number(count)} de solicitações decididas.`,
      other: `${isolate(rule)}: ${number(count)} solicitações decididas.`,
    }),
  allowRequest: ({ server, model, tokens }) =>
    `${isolate(server)} pode pedir até ${number(tokens)} tokens a ${isolate(model)}`,
  allowResponse: ({ server, model }) =>
    `${isolate(server)} recebe as respostas de ${isolate(model)} sem você ver`,
  allowRoots: ({ server }) =>
    `${isolate(server)} pode conhecer suas pastas e as que você adicionar depois`,
  denyRequest: ({ server }) => `${isolate(server)} não pode usar modelos`,
  denyRoots: ({ server }) => `${isolate(server)} não pode conhecer suas pastas`,
  denyForms: ({ server }) => `${isolate(server)} não pode mostrar formulários`,
  denyVisits: ({ server }) => `${isolate(server)} não pode pedir que você abra páginas`,
  allowOther: ({ server, subject }) => `${isolate(server)} pode pedir ${isolate(subject)}`,
  denyOther: ({ server, subject }) => `${isolate(server)} não pode pedir ${isolate(subject)}`,
  asks: ({ server }) => `${isolate(server)} precisa perguntar a você`,
  anyServer: "Cada servidor",
  anyModel: "qualquer modelo",
  untilClosed: ({ clause }) => `${clause}, até desconectar`,
  untilTime: ({ clause, time }) => `${clause}, até ${time}`,
  untilRevoked: ({ clause }) => `${clause}, até você revogar`,
  bounds: ruleBounds,
  standings: {
    "in-force": "Ativa",
    paused: "Pausada",
    stopped: "Parada",
    "used-up": "Esgotada",
    "hour-full": "Limite desta hora atingido",
    expired: "Expirada",
  },
};
