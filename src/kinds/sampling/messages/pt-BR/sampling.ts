import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingPromptMessages } from "../en/samplingPrompt.js";

const { number, plural } = createNumbers("pt-BR");
const list = new Intl.ListFormat("pt-BR", { type: "unit" });
const decimal = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 20 });

/** @see SamplingPromptMessages */
export const sampling: SamplingPromptMessages = {
  asks: ({ server }) => `${isolate(server)} pede para usar seu modelo`,
  generating: ({ server, model }) =>
    model === undefined
      ? `O modelo está respondendo a ${isolate(server)}`
      : `${isolate(model)} está respondendo a ${isolate(server)}`,
  reviewing: ({ server }) => `Confira a resposta para ${isolate(server)}`,
  failed: ({ server }) => `Ainda não há resposta para ${isolate(server)}`,
  ended: ({ server }) => `A solicitação de ${isolate(server)} foi encerrada`,
  requestLead: ({ server, model, provider, tokens, unseen }) => {
    const named = model === undefined ? "o do app" : isolate(model);
    const where =
      model !== undefined && provider !== undefined
        ? `${isolate(model)} de ${isolate(provider)}`
        : named;
    const limit = sampling.summary({ tokens, tools: 0 });
    return unseen
      ? `Modelo: ${where}, ${limit}; a resposta vai imediatamente para ${isolate(server)}.`
      : `Modelo: ${where}, ${limit}; a resposta vai para ${isolate(server)} depois que você a conferir.`;
  },
  generatingLead: "Nada será enviado antes de você ver a resposta.",
  generatingLeadUnseen: "O servidor recebe a resposta assim que ela estiver pronta.",
  responseLead: ({ model, by }) => {
    if (by === "person") return "Esta é a sua própria resposta. Nada foi enviado ainda.";
    return model === undefined
      ? "O modelo escreveu isto. Nada foi enviado ainda."
      : `${isolate(model)} escreveu isto. Nada foi enviado ainda.`;
  },
  bar: "Solicitações ao modelo que esperam por você",
  asides: ({ count }) =>
    plural(count, {
      one: `${number(count)} solicitação ao modelo adiada`,
      many: `${number(count)} de solicitações ao modelo adiadas`,
      other: `${number(count)} solicitações ao modelo adiadas`,
    }),

  prompt: "Prompt",
  systemPrompt: "Prompt do sistema",
  systemPromptPlace: "prompt do sistema",
  addSystemPrompt: "Adicionar um prompt do sistema",
  request: "A solicitação",
  settings: "Configurações",
  summary: ({ tokens, temperature, tools }) =>
    list.format([
      plural(tokens, {
        one: `até ${number(tokens)} token`,
        many: `até ${number(tokens)} de tokens`,
        other: `até ${number(tokens)} tokens`,
      }),
      ...(temperature === undefined ? [] : [`temperatura ${decimal.format(temperature)}`]),
      ...(tools === 0
        ? []
        : [
            plural(tools, {
              one: `${number(tools)} ferramenta`,
              many: `${number(tools)} de ferramentas`,
              other: `${number(tools)} ferramentas`,
            }),
          ]),
    ]),
  model: "Modelo",
  modelAutomatic: ({ model }) =>
    model === undefined ? "Automático" : `Automático: ${isolate(model)}`,
  pickedByPerson: "Você o escolheu para esta solicitação.",
  pickedForServer: "Você o escolheu para todas as solicitações deste servidor.",
  pickedByDefault: "É o seu modelo padrão.",
  pickedByApp: "Este app decide qual modelo responde.",
  pickedByHint: ({ hint, among }) =>
    among === 1
      ? `O servidor prefere ${isolate(hint)}.`
      : `O servidor prefere ${isolate(hint)}: o melhor dos ${number(among)} que correspondem.`,
  pickedByPriorities: ({ by }) =>
    by === "person"
      ? "É o que melhor atende às suas prioridades."
      : "É o que melhor atende às prioridades do servidor.",
  pickedAsFirst: ({ among }) =>
    among === 1
      ? "É o único modelo deste app."
      : "Ninguém prefere outro: é o primeiro dos modelos deste app.",

  changes: ({ count }) =>
    plural(count, {
      one: `Você fez ${number(count)} alteração`,
      many: `Você fez ${number(count)} de alterações`,
      other: `Você fez ${number(count)} alterações`,
    }),
  undoAll: "Desfazer todas as alterações",
  redoAll: "Refazer todas as alterações",

  approve: ({ model, changed }) => {
    const run = model === undefined ? "o modelo" : isolate(model);
    return changed ? `Executar ${run} com suas alterações` : `Executar ${run}`;
  },
  deny: "Recusar",
  denyWithReason: "Recusar com um motivo",
  denyReason: "Por que você recusa (opcional)",
  denyHint: "Fica neste app. O servidor só fica sabendo que você recusou.",
  denyFailsCall:
    "Uma recusa encerra toda a operação: este servidor não tem outro modo de saber dela.",
  denySiblings: ({ count }) =>
    plural(count, {
      one: `Mais ${number(count)} pergunta da operação também termina. O que você digitou nela fica guardado para o caso de o servidor perguntar de novo.`,
      many: `Mais ${number(count)} de perguntas da operação também terminam. O que você digitou nelas fica guardado para o caso de o servidor perguntar de novo.`,
      other: `Mais ${number(count)} perguntas da operação também terminam. O que você digitou nelas fica guardado para o caso de o servidor perguntar de novo.`,
    }),
  stop: "Interromper o modelo",
  retry: ({ model }) =>
    model === undefined ? "Tentar de novo" : `Tentar de novo com ${isolate(model)}`,
  write: "Escrever sua resposta",
  revise: "Alterar a solicitação",
  regenerate: "Gerar de novo",
  review: "Voltar à última resposta",
  send: ({ server, changed }) => (changed ? "Enviar sua versão" : `Enviar a ${isolate(server)}`),

  partial: "A resposta até agora",
  progress: ({ words }) =>
    plural(words, {
      one: `${number(words)} palavra até agora`,
      many: `${number(words)} de palavras até agora`,
      other: `${number(words)} palavras até agora`,
    }),
  waiting: "O modelo ainda não escreveu nada.",
  response: "A resposta",
  modelFailed: "O modelo, ou a conexão com ele, falhou.",
  modelTimedOut: "O modelo demorou demais.",
  modelInvalid: "O que o modelo devolveu não é uma resposta.",
  modelStopped: "Você interrompeu o modelo.",
  late: ({ count }) =>
    plural(count, {
      one: `${number(count)} resposta chegou tarde demais e não foi usada.`,
      many: `${number(count)} de respostas chegaram tarde demais e não foram usadas.`,
      other: `${number(count)} respostas chegaram tarde demais e não foram usadas.`,
    }),

  refusedResponse: "A resposta não foi enviada: ela não corresponde ao que o servidor pediu.",
  refusedEmpty: "A resposta não foi enviada: ela está vazia.",
  refusedRequest: "O modelo não foi consultado: a solicitação não pode ser usada assim.",
  refused: "Não deu certo. Nada foi enviado.",

  errorSent: "O servidor foi informado de que não receberá resposta.",
  responseSoFar: "A resposta no momento em que a solicitação terminou",
};
