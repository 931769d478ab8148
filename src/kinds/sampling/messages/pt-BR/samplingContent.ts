import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingContentMessages } from "../en/samplingContent.js";

const { number, plural } = createNumbers("pt-BR");

/** @see SamplingContentMessages */
export const samplingContent: SamplingContentMessages = {
  messages: "Mensagens",
  user: "Usuário",
  assistant: "Assistente",
  message: ({ position, part }) =>
    part === undefined
      ? `mensagem ${number(position)}`
      : `parte ${number(part)} da mensagem ${number(position)}`,
  response: ({ part }) => (part === undefined ? "resposta" : `parte ${number(part)} da resposta`),
  editAt: ({ place }) => `Editar ${place}`,
  removeAt: ({ place }) => `Remover ${place}`,
  removeTogether: "A chamada de uma ferramenta e o resultado dela ficam juntos.",
  addTextAt: ({ place }) => `Adicionar texto: ${place}`,
  addUser: "Adicionar uma mensagem do usuário",
  addAssistant: "Adicionar uma mensagem do assistente",
  changed: "Alterado",
  changedAt: ({ place }) => `Alterado: ${place}`,
  added: "adicionado",
  removed: ({ place }) => `Você removeu isto: ${place}.`,
  restore: "Restaurar",
  restoreAt: ({ place }) => `Restaurar ${place}`,
  undo: "Desfazer",
  undoAt: ({ place }) => `Desfazer as alterações: ${place}`,
  redo: "Refazer",
  redoAt: ({ place }) => `Refazer as alterações: ${place}`,
  changesAt: ({ place }) => `Alterações: ${place}`,
  showAll: ({ count }) =>
    plural(count, {
      one: `Mostrar ${number(count)} caractere`,
      many: `Mostrar todos os ${number(count)} de caracteres`,
      other: `Mostrar todos os ${number(count)} caracteres`,
    }),
  showLess: "Mostrar menos",
  piece: ({ place, position, count }) => `${place}, trecho ${number(position)} de ${number(count)}`,
  empty: "Sem texto.",
  hidden: "Caracteres escondidos neste texto:",
  unknown: ({ type }) => `Conteúdo de um tipo desconhecido (${isolate(type)})`,
  extras: "Metadados",
  tooDeep: "Estes dados estão aninhados demais para serem mostrados.",
  loading: "Carregando…",
  unavailable: "Não foi possível carregar uma parte deste app.",
  retry: "Tentar de novo",
};
