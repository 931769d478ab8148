import type { EndingMessages } from "../en/ending.js";
import { isolate } from "../writing/isolate.js";

/** @see EndingMessages */
export const ending: EndingMessages = {
  withdrawn: "O servidor retirou a pergunta.",
  disconnected: "A conexão com o servidor foi perdida.",
  reload: "A página foi recarregada, e a conexão de onde veio a pergunta não existe mais.",
  deadline: "O tempo para responder acabou.",
  callerEnded: "A operação que fez a pergunta terminou.",
  unattended: "A pergunta ficou tempo demais sem que ninguém pudesse vê-la.",
  flood: "O servidor fez perguntas demais de uma só vez.",
  blocked: "Você bloqueou o servidor.",
  serverNotNamed: "Este aplicativo não aceita solicitações deste servidor.",
  secretsRefused: "Este aplicativo recusa formulários que pedem dados secretos.",
  invalid: "O servidor pediu algo que não pode ser respondido.",
  failed: "Não foi possível carregar o necessário para responder.",
  answered: "A pergunta já foi respondida.",
  answeredElsewhere: "Isto já foi respondido em outra aba ou em outro dispositivo.",
  notSentHere: "O que você digitou aqui não foi enviado.",
  nothingSent: "Nada foi enviado.",
  unknownSent: "Não se sabe se uma resposta foi enviada.",
  cancelSent: "O servidor foi informado de que nenhuma escolha foi feita.",
  withdrawalMessage: ({ message }) => `O motivo dele: “${isolate(message)}”`,
};
