import type { RuleBoundsMessages } from "../en/ruleBounds.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("pt-BR");

const list = new Intl.ListFormat("pt-BR");
const kinds = { image: "imagens", audio: "sons", resource: "arquivos" };

export const ruleBounds: RuleBoundsMessages = {
  within: ({ clause, bounds }) => `${clause}: ${list.format(bounds)}.`,
  call: ({ call }) => `na chamada ${isolate(call)}`,
  model: ({ model }) => `com ${isolate(model)}`,
  tokens: ({ count }) =>
    plural(count, {
      one: `até ${number(count)} token`,
      many: `até ${number(count)} de tokens`,
      other: `até ${number(count)} tokens`,
    }),
  tools: {
    none: "sem ferramentas",
    any: "com quaisquer ferramentas",
    some: "com ferramentas",
    listed: ({ names }) => `sem outras ferramentas além de ${list.format(names.map(isolate))}`,
  },
  media: {
    none: "sem imagens, sons nem arquivos",
    any: "com quaisquer imagens, sons e arquivos",
    some: "com imagens, sons ou arquivos",
    listed: ({ media }) =>
      `sem outras mídias além de ${list.format(media.map((kind) => kinds[kind]))}`,
  },
  systemPrompt: {
    none: "sem prompt do sistema",
    any: "com qualquer prompt do sistema",
    same: "com o mesmo prompt do sistema",
  },
  context: {
    none: "sem outro contexto",
    thisServer: "com o contexto deste servidor",
    allServers: "com o contexto de todos os servidores",
  },
  extras: {
    none: "sem outras configurações",
    any: "com quaisquer outras configurações",
    same: "com as mesmas outras configurações",
  },
  messages: ({ count }) =>
    plural(count, {
      one: `até ${number(count)} mensagem`,
      many: `até ${number(count)} de mensagens`,
      other: `até ${number(count)} mensagens`,
    }),
  characters: ({ count }) =>
    plural(count, {
      one: `até ${number(count)} caractere`,
      many: `até ${number(count)} de caracteres`,
      other: `até ${number(count)} caracteres`,
    }),
  perHour: ({ count }) =>
    plural(count, {
      one: `até ${number(count)} vez por hora`,
      many: `até ${number(count)} de vezes por hora`,
      other: `até ${number(count)} vezes por hora`,
    }),
  uses: ({ count }) =>
    plural(count, {
      one: `${number(count)} vez ao todo`,
      many: `até ${number(count)} de vezes ao todo`,
      other: `até ${number(count)} vezes ao todo`,
    }),
  usesLabel: "Vezes ao todo",
  untilLabel: ({ time }) => `Até ${time}`,
};
