import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootsMessages } from "../en/roots.js";

const { number, plural } = createNumbers("pt-BR");
const list = new Intl.ListFormat("pt-BR");
const day = new Intl.DateTimeFormat("pt-BR", { dateStyle: "medium" });

/** @see RootsMessages */
export const roots: RootsMessages = {
  title: "Pastas para os servidores",
  honesty:
    "Esta lista diz aos servidores onde trabalhar. Ela não impede o acesso a mais nada: o que um servidor pode abrir depende das permissões dele.",
  askedEachTime:
    "Este aplicativo pergunta a você toda vez antes que um servidor conheça suas pastas. Se você recusar, isso vale até você mudar.",
  deprecated:
    "O protocolo está descontinuando esta lista: ela está obsoleta a partir da revisão 2026-07-28 e pode deixar de existir a partir de 2027-07-28. Os servidores devem obter as pastas das próprias configurações ou dos argumentos de suas ferramentas.",
  loading: "Carregando as pastas…",
  empty: "Nenhuma pasta ainda",
  emptyHint:
    "Adicione as pastas em que os servidores devem trabalhar. Cada servidor pergunta uma vez antes de receber a lista.",
  list: "Pastas",
  count: ({ count }) =>
    plural(count, {
      one: `${number(count)} pasta`,
      many: `${number(count)} de pastas`,
      other: `${number(count)} pastas`,
    }),

  fromHost: "do espaço de trabalho",
  gone: "Inacessível",
  goneHint: "Nenhum servidor a recebe até que ela volte.",
  duplicate: ({ other }) => `A mesma pasta que ${isolate(other)}`,
  nested: ({ other }) => `Dentro de ${isolate(other)}`,
  hiddenCharacters: "O caminho tem caracteres que ninguém vê.",
  normalized:
    "As letras estão escritas de uma forma diferente da que você digitou; alguns sistemas distinguem as duas.",
  refused: "Nenhum servidor a recebe.",
  forAll: "Todos os servidores",
  forNone: "Nenhum servidor",
  forSome: ({ servers }) => `Somente ${list.format(servers.map(isolate))}`,
  exclusions: ({ count }) =>
    plural(count, {
      one: `Com ${number(count)} pasta excluída`,
      many: `Com ${number(count)} de pastas excluídas`,
      other: `Com ${number(count)} pastas excluídas`,
    }),

  moveUp: ({ root }) => `Mover ${isolate(root)} para cima`,
  moveDown: ({ root }) => `Mover ${isolate(root)} para baixo`,
  moved: ({ root, place, count }) =>
    `${isolate(root)} agora está na posição ${number(place)} de ${number(count)}.`,
  edit: "Editar",
  editRoot: ({ root }) => `Editar ${isolate(root)}`,
  remove: "Remover",
  removeRoot: ({ root }) => `Remover ${isolate(root)}`,
  removed: ({ root }) => `${isolate(root)} foi removida.`,
  undo: "Desfazer",
  dismiss: "Dispensar",

  path: "Pasta",
  pathHint: ({ example }) => `O caminho completo, por exemplo ${isolate(example)}`,
  name: "Nome (opcional)",
  nameHint: "Os servidores o veem ao lado do caminho.",
  servers: "Quais servidores a recebem",
  chooseServers: "Escolha quais servidores recebem esta pasta.",
  allServers: "Todos os servidores",
  someServers: "Somente estes",
  noServers: "Nenhum servidor",
  nobody: "Nenhum servidor está conectado.",
  keepOut: "Pastas excluídas dentro desta",
  keepOutHint: "Um caminho por linha. É uma orientação para os servidores, não uma barreira.",
  keepOutEnforcedHint: "Um caminho por linha. Este aplicativo impede que os servidores os acessem.",
  save: "Salvar",
  cancel: "Cancelar",
  add: "Adicionar",
  pick: "Escolher pastas…",
  drop: "ou solte pastas aqui",
  added: ({ root }) => `${isolate(root)} foi adicionada.`,
  notDropped:
    "O que você soltou não tem um caminho que este app possa ver. Em vez disso, digite o caminho.",
  failed: "Não deu certo. Tente de novo.",

  sharing: "Compartilhamento",
  sharingWith: ({ server }) => `O que ${isolate(server)} recebe`,
  share: "Compartilhar sempre",
  sharePart: "Compartilhar algumas pastas",
  partOf: ({ roots }) =>
    roots.length === 0
      ? "Nenhuma delas está aqui agora"
      : `Somente ${list.format(roots.map(isolate))}`,
  refuse: "Nunca compartilhar",
  ask: "Perguntar sempre",
  decidedByHost: "Definido por este app",
  decided: ({ at }) => `Desde ${day.format(at)}`,
  noSharing: "Nenhum servidor pediu a lista ainda.",
};
