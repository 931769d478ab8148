import type { PromptMessages } from "../en/prompt.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("pt-BR");

/** @see PromptMessages */
export const prompt: PromptMessages = {
  claim: ({ name, version = "" }) =>
    `se apresenta como “${isolate(name)}” ${isolate(version)}`.trimEnd(),
  askedAgain: ({ count }) => `perguntado de novo (${number(count)})`,
  waiting: ({ count }) => `mais ${number(count)} em espera`,
  placeOf: ({ position, count }) => `${number(position)} de ${number(count)}`,
  showNext: ({ position, count }) => `${number(position)} de ${number(count)}, mostrar a próxima`,
  decline: "Recusar",
  declineWithReason: "Recusar com um motivo",
  reason: "Por que você recusa (opcional)",
  reasonHint: "Fica neste app. O servidor só fica sabendo que você recusou.",
  declineDiscards: "O que você inseriu é descartado e não é enviado.",
  reasonSentHint: ({ server }) => `Será enviado a ${isolate(server)} e guardado neste app.`,
  back: "Voltar",
  cancel: "Cancelar",
  cancelled: "Cancelado.",
  undo: "Desfazer",
  undoFor: ({ count }) =>
    `Você pode desfazer isto por ${plural(count, { one: `${number(count)} segundo`, many: `${number(count)} de segundos`, other: `${number(count)} segundos` })}, e por mais tempo enquanto estiver no botão Desfazer.`,
  sentBar: "Enviado agora",
  sentTo: ({ server, what }) => `Enviado a ${isolate(server)}: ${isolate(what)}`,
  sentNothing: ({ server }) => `Enviado a ${isolate(server)}.`,
  toldDeclined: ({ server }) => `${isolate(server)} foi informado de que você recusou.`,
  close: "Fechar",
  later: "Mais tarde",
  askedByView: ({ view }) => `Pedido pela visualização “${isolate(view)}”`,
  partOf: ({ call }) => `Parte de “${isolate(call)}”`,
  partOfCall: "Parte de uma operação",
  maybePartOf: ({ call }) => `Talvez parte de “${isolate(call)}”`,
  maybePartOfCall: "Talvez parte de uma operação",
  callOver: "A operação que talvez tenha perguntado isto terminou. Você ainda pode responder.",
  stopCall: "Interromper a tarefa",
  more: "Mais opções",
  reachedAt: ({ origin }) => `Endereço: ${isolate(origin)}`,
  speaks: ({ revision }) => `Revisão do MCP: ${isolate(revision)}`,
  firstRequest: "Primeira solicitação conhecida deste servidor",
  discardTitle: "Descartar o que você digitou?",
  discardHint:
    "Nada foi enviado. Se você cancelar, o servidor saberá que você não fez uma escolha.",
  stopHint: "Nada foi enviado. Interromper encerra a operação e tudo o que ela pede.",
  discard: "Cancelar a solicitação",
  putAside: "Mais tarde",
  loadAgain: "Tentar de novo",
  maybeSent: "A conexão caiu antes de sabermos se o envio chegou.",
  notLoaded: ({ server }) =>
    `Uma pergunta de ${isolate(server)} está esperando: não foi possível carregar o que a mostra.`,
  keepEditing: "Continuar editando",
  answer: "Responder",
  bar: "Perguntas que esperam por você",
  moveBar: "Mover para a outra borda",
  aside: "Você adiou isto.",
  asides: ({ count }) =>
    plural(count, {
      one: `${number(count)} pergunta adiada`,
      many: `${number(count)} de perguntas adiadas`,
      other: `${number(count)} perguntas adiadas`,
    }),
  resume: "Retomar",
  refusals: ({ server, count }) =>
    plural(count, {
      one: `${number(count)} solicitação de ${isolate(server)} foi rejeitada: ninguém poderia responder.`,
      many: `${number(count)} de solicitações de ${isolate(server)} foram rejeitadas: ninguém poderia responder.`,
      other: `${number(count)} solicitações de ${isolate(server)} foram rejeitadas: ninguém poderia responder.`,
    }),
  dismiss: "Dispensar",
  copyEntered: "Copiar",
  copied: "Copiado.",
  notCopied: "Nada foi copiado. Selecione o texto e copie manualmente.",
  broken: "Não é possível mostrar esta pergunta",
  brokenHint:
    "O aplicativo falhou ao mostrar a pergunta de um servidor. Nada foi enviado. Você pode recusar ou tentar de novo.",
  covered:
    "Algo pode estar cobrindo esta parte da página, por isso o seu clique não foi aceito. Quando puder vê-la por inteiro, espere um momento e clique de novo.",
};
