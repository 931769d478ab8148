import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootsMessages } from "../en/roots.js";

const { number, plural } = createNumbers("es");
const list = new Intl.ListFormat("es");
const day = new Intl.DateTimeFormat("es", { dateStyle: "medium" });

/** @see RootsMessages */
export const roots: RootsMessages = {
  title: "Carpetas para los servidores",
  honesty:
    "Esta lista indica a los servidores dónde deben trabajar. No les impide acceder a nada más: lo que un servidor puede abrir depende de sus propios permisos.",
  askedEachTime:
    "Esta aplicación te pregunta cada vez antes de que un servidor conozca tus carpetas. Si lo rechazas, vale hasta que lo cambies.",
  deprecated:
    "El protocolo va retirando esta lista: está obsoleta desde la revisión 2026-07-28 y podría desaparecer a partir del 2027-07-28. Se pide a los servidores que tomen las carpetas de su propia configuración o de los argumentos de sus herramientas.",
  loading: "Cargando las carpetas…",
  empty: "Todavía no hay carpetas",
  emptyHint:
    "Añade las carpetas en las que deben trabajar los servidores. Cada servidor pregunta una vez antes de recibir la lista.",
  list: "Carpetas",
  count: ({ count }) =>
    plural(count, {
      one: "1 carpeta",
      many: `${number(count)} de carpetas`,
      other: `${number(count)} carpetas`,
    }),

  fromHost: "del espacio de trabajo",
  gone: "No accesible",
  goneHint: "Ningún servidor la recibe hasta que vuelva a estar disponible.",
  duplicate: ({ other }) => `La misma carpeta que ${isolate(other)}`,
  nested: ({ other }) => `Dentro de ${isolate(other)}`,
  hiddenCharacters: "Su ruta tiene caracteres que nadie ve.",
  normalized:
    "Sus letras están escritas de otra forma que las que has escrito; algunos sistemas distinguen ambas.",
  refused: "Ningún servidor la recibe.",
  forAll: "Todos los servidores",
  forNone: "Ningún servidor",
  forSome: ({ servers }) => `Solo ${list.format(servers.map(isolate))}`,
  exclusions: ({ count }) =>
    plural(count, {
      one: "Con 1 carpeta excluida",
      many: `Con ${number(count)} de carpetas excluidas`,
      other: `Con ${number(count)} carpetas excluidas`,
    }),

  moveUp: ({ root }) => `Subir ${isolate(root)}`,
  moveDown: ({ root }) => `Bajar ${isolate(root)}`,
  moved: ({ root, place, count }) =>
    `${isolate(root)} está ahora en la posición ${number(place)} de ${number(count)}.`,
  edit: "Editar",
  editRoot: ({ root }) => `Editar ${isolate(root)}`,
  remove: "Quitar",
  removeRoot: ({ root }) => `Quitar ${isolate(root)}`,
  removed: ({ root }) => `Se ha quitado ${isolate(root)}.`,
  undo: "Deshacer",
  dismiss: "Ocultar",

  path: "Carpeta",
  pathHint: ({ example }) => `La ruta completa, por ejemplo ${isolate(example)}`,
  name: "Nombre (opcional)",
  nameHint: "Los servidores lo ven junto a la ruta.",
  servers: "Qué servidores la reciben",
  chooseServers: "Elige qué servidores reciben esta carpeta.",
  allServers: "Todos los servidores",
  someServers: "Solo estos",
  noServers: "Ningún servidor",
  nobody: "No hay ningún servidor conectado.",
  keepOut: "Carpetas excluidas dentro de esta",
  keepOutHint: "Una ruta por línea. Es una indicación para los servidores, no una barrera.",
  keepOutEnforcedHint:
    "Una ruta por línea. Esta aplicación impide que los servidores entren en ellas.",
  save: "Guardar",
  cancel: "Cancelar",
  add: "Añadir",
  pick: "Elegir carpetas…",
  drop: "o suelta carpetas aquí",
  added: ({ root }) => `Se ha añadido ${isolate(root)}.`,
  notDropped:
    "Lo que has soltado no tiene una ruta que esta aplicación pueda ver. En su lugar, escribe la ruta.",
  failed: "No ha funcionado. Inténtalo de nuevo.",

  sharing: "Uso compartido",
  sharingWith: ({ server }) => `Qué recibe ${isolate(server)}`,
  share: "Compartir siempre",
  sharePart: "Compartir algunas carpetas",
  partOf: ({ roots }) =>
    roots.length === 0
      ? "Ahora no hay ninguna de ellas"
      : `Solo ${list.format(roots.map(isolate))}`,
  refuse: "No compartir nunca",
  ask: "Preguntar cada vez",
  decidedByHost: "Fijado por esta aplicación",
  decided: ({ at }) => `Desde el ${day.format(at)}`,
  noSharing: "Ningún servidor ha pedido todavía la lista.",
};
