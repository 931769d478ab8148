import type { SelectionMessages } from "../en/selection.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("pt-BR");

export const selection: SelectionMessages = {
  select: "Selecionar",
  clear: "Limpar seleção",
  same: "Igual em todas",
  different: "Diferente",
  none: "Nenhum",
  selectAll: ({ server }) => `Selecionar todas de ${isolate(server)}`,
  selected: ({ server, count }) =>
    plural(count, {
      one: `${number(count)} solicitação de ${isolate(server)} selecionada`,
      many: `${number(count)} de solicitações de ${isolate(server)} selecionadas`,
      other: `${number(count)} solicitações de ${isolate(server)} selecionadas`,
    }),
  more: ({ count }) =>
    plural(count, {
      one: `e mais ${number(count)}`,
      many: `e mais ${number(count)}`,
      other: `e mais ${number(count)}`,
    }),
  allow: ({ count }) => `Permitir ${number(count)}`,
  send: ({ count }) =>
    plural(count, {
      one: `Enviar ${number(count)} resposta`,
      many: `Enviar ${number(count)} de respostas`,
      other: `Enviar ${number(count)} respostas`,
    }),
  deny: ({ count }) => `Recusar ${number(count)}`,
  notAllowed: ({ count }) =>
    plural(count, {
      one: `${number(count)} delas não pode ser permitida aqui. Abra-a para decidir.`,
      many: `${number(count)} delas não podem ser permitidas aqui. Abra-as para decidir.`,
      other: `${number(count)} delas não podem ser permitidas aqui. Abra-as para decidir.`,
    }),
  notDenied: ({ count }) =>
    plural(count, {
      one: `${number(count)} delas não pode ser recusada aqui. Abra-a para decidir.`,
      many: `${number(count)} delas não podem ser recusadas aqui. Abra-as para decidir.`,
      other: `${number(count)} delas não podem ser recusadas aqui. Abra-as para decidir.`,
    }),
  allowed: ({ count }) =>
    plural(count, {
      one: `${number(count)} solicitação permitida.`,
      many: `${number(count)} de solicitações permitidas.`,
      other: `${number(count)} solicitações permitidas.`,
    }),
  sent: ({ count }) =>
    plural(count, {
      one: `${number(count)} resposta enviada.`,
      many: `${number(count)} de respostas enviadas.`,
      other: `${number(count)} respostas enviadas.`,
    }),
  denied: ({ count }) =>
    plural(count, {
      one: `${number(count)} solicitação recusada.`,
      many: `${number(count)} de solicitações recusadas.`,
      other: `${number(count)} solicitações recusadas.`,
    }),
  gone: ({ count }) =>
    plural(count, {
      one: `${number(count)} solicitação terminou antes da sua decisão.`,
      many: `${number(count)} de solicitações terminaram antes da sua decisão.`,
      other: `${number(count)} solicitações terminaram antes da sua decisão.`,
    }),
  left: ({ count }) =>
    plural(count, {
      one: `${number(count)} solicitação ainda espera. Abra-a para decidir.`,
      many: `${number(count)} de solicitações ainda esperam. Abra-as para decidir.`,
      other: `${number(count)} solicitações ainda esperam. Abra-as para decidir.`,
    }),
};
