import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingRequestMessages } from "../en/samplingRequest.js";

const { number } = createNumbers("pt-BR");
const percent = new Intl.NumberFormat("pt-BR", { style: "percent" });

/** @see SamplingRequestMessages */
export const samplingRequest: SamplingRequestMessages = {
  maxTokens: "Máximo de tokens na resposta",
  maxTokensHint: ({ asked }) => `O servidor pediu ${number(asked)}. Você pode permitir menos.`,
  maxTokensInvalid: ({ asked }) => `Digite um número inteiro de 1 a ${number(asked)}.`,
  temperature: "Temperatura",
  temperatureHint: "Deixe em branco para usar o valor do modelo.",
  temperatureInvalid: "Digite um número.",
  stopSequences: "Parar nestes textos",
  stopSequencesHint: "Um por linha. Escreva \\n para uma quebra de linha.",
  includeContext: "O que mais o modelo fica sabendo",
  contextNone: "Nada",
  contextThisServer: "O contexto deste servidor",
  contextAllServers: "O contexto de todos os servidores",
  contextIgnored: "Nada. O servidor pediu mais, mas este app não compartilha.",
  unsaid: "Não informado",
  preferences: "Que modelo o servidor prefere",
  hints: "Nomes de modelos",
  hintsHint: "Um por linha, o melhor primeiro. Partes de nomes bastam.",
  cost: "Baixo custo",
  speed: "Velocidade",
  intelligence: "Capacidade",
  share: ({ value }) => percent.format(value),
  tools: "Ferramentas que o modelo pode pedir",
  toolInput: "O que ela recebe",
  removeTool: ({ tool }) => `Remover ${isolate(tool)}`,
  restoreTool: ({ tool }) => `Restaurar ${isolate(tool)}`,
  toolRemoved: "O modelo não fica sabendo dela.",
  toolChoice: "Uso de ferramentas",
  toolsAuto: "O modelo decide",
  toolsRequired: "Pelo menos uma",
  toolsNone: "Nenhuma",
  metadata: "Dados para o provedor do modelo",
  metadataInvalid: "Precisa ser um objeto JSON, entre chaves.",
  undoPart: ({ what }) => `Desfazer: ${isolate(what)}`,
};
