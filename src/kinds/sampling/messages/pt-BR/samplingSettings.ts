import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingSettingsMessages } from "../en/samplingSettings.js";

/** @see SamplingSettingsMessages */
export const samplingSettings: SamplingSettingsMessages = {
  title: "Solicitações ao modelo",
  defaultModel: "Seu modelo padrão",
  noDefault: "Nenhum: vale o que os servidores preferem",
  servers: "Modelos para servidores específicos",
  serverModel: ({ server }) => `Modelo para ${isolate(server)}`,
  automatic: "Automático",
  missing: ({ model }) => `${isolate(model)} (indisponível)`,
  priorities: "O que importa para você em um modelo",
  ownPriorities: "Decidir pelas minhas próprias prioridades, não pelo que dizem os servidores",
  reviewResponses: "Mostrar as respostas para mim antes de enviá-las",
  reviewResponsesHint: "Desativado: uma resposta vai para o servidor assim que o modelo a escreve.",
  askEveryTime: "Perguntar sempre",
  askEveryTimeHint: "Mostra cada solicitação e cada resposta, não importa o que diga uma regra.",
  fixed: "Definido por este aplicativo; não pode ser alterado aqui.",
  notKept: "Suas configurações valem por enquanto, mas não puderam ser salvas.",
  deprecated:
    "O protocolo está descontinuando as solicitações ao seu modelo: elas estão obsoletas a partir da revisão 2026-07-28 e podem deixar de existir a partir de 2027-07-28. Os servidores devem usar modelos próprios.",
};
