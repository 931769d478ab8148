import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";
import type { IssueMessages } from "../en/issues.js";

const { number, plural } = createNumbers("pt-BR");

/** @see IssueMessages */
export const issues: IssueMessages = {
  required: "É preciso responder aqui.",
  type: "Este não é o tipo de resposta pedido.",
  enum: "Escolha uma das opções.",
  const: "Este não é o valor pedido.",
  minLength: ({ limit }) =>
    plural(limit, {
      one: `Digite pelo menos ${number(limit)} caractere.`,
      many: `Digite pelo menos ${number(limit)} de caracteres.`,
      other: `Digite pelo menos ${number(limit)} caracteres.`,
    }),
  maxLength: ({ limit }) =>
    plural(limit, {
      one: `Digite no máximo ${number(limit)} caractere.`,
      many: `Digite no máximo ${number(limit)} de caracteres.`,
      other: `Digite no máximo ${number(limit)} caracteres.`,
    }),
  pattern: "A resposta não tem o formato pedido.",
  format: ({ format }) => {
    if (format === "email") return "Digite um endereço de e-mail, por exemplo name@example.com.";
    if (format === "uri")
      return "Digite um endereço com o esquema, por exemplo https://example.com.";
    if (format === "date") return "Digite uma data.";
    if (format === "date-time") return "Digite uma data e um horário.";
    return "A resposta não tem o formato pedido.";
  },
  minimum: ({ limit }) => `Digite ${limit} ou mais.`,
  maximum: ({ limit }) => `Digite ${limit} ou menos.`,
  exclusiveMinimum: ({ limit }) => `Digite um número maior que ${limit}.`,
  exclusiveMaximum: ({ limit }) => `Digite um número menor que ${limit}.`,
  multipleOf: ({ limit }) =>
    limit === "1" ? "Digite um número inteiro." : `Digite um múltiplo de ${limit}.`,
  minItems: ({ limit }) => `É preciso haver pelo menos ${number(limit)}.`,
  maxItems: ({ limit }) => `Pode haver no máximo ${number(limit)}.`,
  uniqueItems: "Digite cada item uma única vez.",
  incomplete: "O preenchimento está incompleto.",
  "not-a-number": "Digite um número.",
  separator:
    "Escreva este número sem separadores entre os algarismos, para que ele tenha um só sentido.",
  "not-an-integer": "Digite um número inteiro.",
  "too-large": "Este número é grande demais para ser enviado.",
  "unsafe-integer": "Este número é grande demais para ser enviado com exatidão.",
  "too-precise": "Este número tem mais algarismos do que é possível enviar com exatidão.",
  "lone-surrogate": "Há um caractere incompleto aqui. Apague-o ou digite-o de novo.",
  "control-character":
    "Há um caractere de controle invisível aqui. Apague-o ou digite o texto de novo.",
  json: "Este JSON não é válido.",
  unsupported: "A conexão com este servidor não consegue transmitir esta resposta.",
  "check-failed":
    "O aplicativo não conseguiu verificar isto, por isso nada foi enviado. Tente de novo.",
  other: "O servidor não aceita esta resposta.",
  at: ({ place, issue }) => `Em “${isolate(place)}”: ${issue}`,
  atItem: ({ position, issue }) => `Item ${number(position)}: ${issue}`,
};
