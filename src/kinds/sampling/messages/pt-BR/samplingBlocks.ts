import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { createSizes } from "../../../../locales/writing/createSizes.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingBlockMessages } from "../en/samplingBlocks.js";

const { number, plural } = createNumbers("pt-BR");
const size = createSizes("pt-BR");
const origins = { server: "do servidor", model: "do modelo" } as const;

/** @see SamplingBlockMessages */
export const samplingBlocks: SamplingBlockMessages = {
  same: "Nenhuma diferença.",
  inserted: "adicionado:",
  deleted: "removido:",
  unchanged: ({ count }) =>
    plural(count, {
      one: `${number(count)} caractere sem alteração`,
      many: `${number(count)} de caracteres sem alteração`,
      other: `${number(count)} caracteres sem alteração`,
    }),
  moreCharacters: ({ count }) =>
    plural(count, {
      one: `mais ${number(count)} caractere`,
      many: `mais ${number(count)} de caracteres`,
      other: `mais ${number(count)} caracteres`,
    }),
  incomparable: ({ before, after }) =>
    `Estes textos são diferentes demais para serem comparados aqui. Número de caracteres: antes ${number(before)}, agora ${number(after)}.`,
  moreChanges: ({ count }) =>
    plural(count, {
      one: `mais ${number(count)} alteração`,
      many: `mais ${number(count)} de alterações`,
      other: `mais ${number(count)} alterações`,
    }),
  image: ({ bytes, type, width, height, by }) =>
    [
      "Imagem",
      width && height ? `${number(width)} × ${number(height)}` : "",
      size(bytes),
      isolate(type),
      origins[by],
    ]
      .filter(Boolean)
      .join(", "),
  audio: ({ bytes, type, by }) =>
    ["Áudio", size(bytes), isolate(type), origins[by]].filter(Boolean).join(", "),
  file: ({ bytes, type, by }) =>
    ["Arquivo", size(bytes), isolate(type), origins[by]].filter(Boolean).join(", "),
  showImage: "Mostrar a imagem",
  loadAudio: "Carregar o áudio",
  large: "Esta imagem é grande.",
  tooLarge: "É grande demais para ser mostrado aqui.",
  damaged: "Não é possível mostrar: os dados estão danificados ou não são o que dizem ser.",
  blocked: "Não é possível mostrar: a política de segurança desta página não permite.",
  toolUse: ({ name }) => `Usa a ferramenta ${isolate(name)}`,
  toolResult: ({ name }) => `Resultado da ferramenta ${isolate(name)}`,
  toolResultOf: ({ id }) => `Resultado da chamada de ferramenta ${isolate(id)}`,
  toolFailed: "falhou",
  toolId: ({ id }) => `identificador ${isolate(id)}`,
  noResult: "A ferramenta não devolveu nada.",
  input: "Entrada",
  structured: "Resultado como dados",
  resource: "Recurso",
  link: "Link para um recurso",
  linkHint: "Apenas citado aqui: o modelo não vê aonde o link leva.",
  claimedSize: ({ bytes }) => `tamanho declarado: ${size(bytes)}`,
  notAnObject: "Precisa ser um objeto JSON, entre chaves.",
  issues: ({ count }) =>
    plural(count, {
      one: "Isto ainda não pode ser enviado:",
      other: `Isto ainda não pode ser enviado, por ${number(count)} motivos:`,
    }),
  oneBlock: "O servidor aceita só uma parte. Remova as outras.",
  unknownTool: ({ name }) => `O servidor não ofereceu nenhuma ferramenta chamada ${isolate(name)}.`,
  toolForbidden: ({ name }) =>
    `O servidor não deixa o modelo usar ferramentas aqui, por isso ${isolate(name)} não pode ser usada.`,
  toolRequired: "O servidor exige que uma ferramenta seja usada.",
  repeatedId: ({ id }) => `Duas chamadas de ferramenta têm o mesmo identificador, ${isolate(id)}.`,
};
