import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";
import type { FormMessages, Range } from "../en/form.js";

const { number, plural } = createNumbers("pt-BR");

/** Writes `de 2 a 5 itens`, `pelo menos 2 itens`, `no máximo 5 itens` or `exatamente 3 itens`. */
function amount({ min, max }: Range, words: { one: string; many: string; other: string }): string {
  const last = max ?? min ?? 0;
  const word = plural(last, words);
  if (min === max) return `exatamente ${number(last)} ${word}`;
  if (min === undefined) return `no máximo ${number(last)} ${word}`;
  return max === undefined
    ? `pelo menos ${number(last)} ${word}`
    : `de ${number(min)} a ${number(last)} ${word}`;
}

/** @see FormMessages */
export const form: FormMessages = {
  send: "Enviar",
  sendDangerous: "Enviar mesmo assim…",
  locked: "Bloqueado para sua segurança",
  unlock: "Desbloquear…",
  confirm: "Confirmar",
  yes: "Sim",
  no: "Não",
  noValue: "Sem resposta",
  sendOption: ({ option }) => `Enviar “${isolate(option)}”`,
  sendNoValue: "Enviar sem resposta",
  unnamed: "Campo sem nome",
  optional: "opcional",
  suggested: ({ value }) => `O servidor sugere: ${value}.`,
  clearValue: "Remover a resposta",
  clear: ({ label }) => `Remover a resposta a ${isolate(label)}`,
  pickDay: ({ label }) => `Escolher um dia: ${isolate(label)}`,
  previousMonth: "Mês anterior",
  nextMonth: "Próximo mês",
  more: "Mostrar tudo",
  less: "Mostrar menos",
  showFields: ({ first, last }) => `Mostrar os campos de ${isolate(first)} a ${isolate(last)}`,
  fieldsBelow: ({ count }) =>
    plural(count, {
      one: `Mais ${number(count)} campo`,
      many: `Mais ${number(count)} de campos`,
      other: `Mais ${number(count)} campos`,
    }),
  length: (range) =>
    `Digite ${amount(range, { one: "caractere", many: "de caracteres", other: "caracteres" })}.`,
  charactersLeft: ({ count }) =>
    plural(count, {
      one: `Resta ${number(count)} caractere`,
      many: `Restam ${number(count)} de caracteres`,
      other: `Restam ${number(count)} caracteres`,
    }),
  holdsHidden: "Este texto contém caracteres escondidos:",
  number: ({ integer, min, max, above, below, step }) => {
    const bounds = [
      min !== undefined && max === undefined ? `${min} ou mais` : "",
      max !== undefined && min === undefined ? `${max} ou menos` : "",
      above === undefined ? "" : `maior que ${above}`,
      below === undefined ? "" : `menor que ${below}`,
      step === undefined ? "" : `em passos de ${step}`,
    ].filter(Boolean);
    const kind = integer ? "um número inteiro" : "um número";
    const range = min !== undefined && max !== undefined ? ` de ${min} a ${max}` : "";
    return `Digite ${[`${kind}${range}`, ...bounds].join(", ")}.`;
  },
  choices: (range) =>
    `Escolha ${amount(range, { one: "opção", many: "de opções", other: "opções" })}.`,
  items: (range) => `Digite ${amount(range, { one: "item", many: "de itens", other: "itens" })}.`,
  unique: "Digite cada item uma única vez.",
  serverChecks: "O servidor verifica isto quando você envia.",
  choose: "Escolher…",
  filter: "Digite para filtrar",
  matches: ({ count }) =>
    plural(count, {
      one: `${number(count)} resultado`,
      many: `${number(count)} de resultados`,
      other: `${number(count)} resultados`,
    }),
  remove: ({ label }) => `Remover ${isolate(label)}`,
  loading: "Carregando…",
  item: ({ position }) => `Item ${number(position)}`,
  addItem: "Adicionar um item",
  removeItem: ({ position }) => `Remover o item ${number(position)}`,
  zone: ({ zone, offset }) => `Fuso horário: ${zone} (UTC${offset}).`,
  sentAs: ({ value }) => `Será enviado como ${value}.`,
  json: ({ shape }) => {
    if (shape === "any") return "Digite JSON.";
    return shape === "object"
      ? "Digite JSON: um objeto, por exemplo {}."
      : "Digite JSON: uma lista, por exemplo [].";
  },
  jsonError: ({ line, column }) =>
    `O JSON tem um erro na linha ${number(line)}, coluna ${number(column)}.`,
  summary: ({ count }) =>
    plural(count, {
      one: `Nada foi enviado. ${number(count)} campo precisa da sua atenção.`,
      many: `Nada foi enviado. ${number(count)} de campos precisam da sua atenção.`,
      other: `Nada foi enviado. ${number(count)} campos precisam da sua atenção.`,
    }),
  summaryWhole: "Nada foi enviado. As respostas não combinam entre si:",
  summaryMore: ({ count }) => `e mais ${number(count)}`,
  summaryLine: ({ label, issue }) => `${isolate(label)}: ${issue}`,
  notSent: "Não foi possível enviar. O que você digitou continua aqui; tente de novo.",
  settled: "Nada foi enviado: a pergunta já foi resolvida.",
  unanswerable: "Não é possível responder a esta solicitação. Você só pode recusar ou cancelar.",
  review: "Revisar antes de enviar",
  reviewUnavailable:
    "Não é possível listar suas respostas aqui. Volte para conferi-las no formulário.",
  hidden: "Oculto",
  show: "Mostrar",
  hide: "Ocultar",
  hiddenText: "caracteres escondidos",
  suspicious: "Há algo suspeito aqui. Não digite senhas nem outros dados confidenciais.",
  problems: "Sobre esta solicitação",
};
