import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingContentMessages } from "../en/samplingContent.js";

const { number, plural } = createNumbers("es");

/** @see SamplingContentMessages */
export const samplingContent: SamplingContentMessages = {
  messages: "Mensajes",
  user: "Usuario",
  assistant: "Asistente",
  message: ({ position, part }) =>
    part === undefined
      ? `el mensaje ${number(position)}`
      : `la parte ${number(part)} del mensaje ${number(position)}`,
  response: ({ part }) =>
    part === undefined ? "la respuesta" : `la parte ${number(part)} de la respuesta`,
  editAt: ({ place }) => `Editar ${place}`,
  removeAt: ({ place }) => `Quitar ${place}`,
  removeTogether: "La llamada a una herramienta y su resultado van juntos.",
  addTextAt: ({ place }) => `Añadir texto en ${place}`,
  addUser: "Añadir un mensaje del usuario",
  addAssistant: "Añadir un mensaje del asistente",
  changed: "Modificado",
  changedAt: ({ place }) => `Modificado: ${place}`,
  added: "añadido",
  removed: ({ place }) => `Has quitado ${place}.`,
  restore: "Restaurar",
  restoreAt: ({ place }) => `Restaurar ${place}`,
  undo: "Deshacer",
  undoAt: ({ place }) => `Deshacer los cambios en ${place}`,
  redo: "Rehacer",
  redoAt: ({ place }) => `Rehacer los cambios en ${place}`,
  changesAt: ({ place }) => `Cambios en ${place}`,
  showAll: ({ count }) =>
    plural(count, {
      one: "Mostrar 1 carácter",
      many: `Mostrar los ${number(count)} de caracteres`,
      other: `Mostrar los ${number(count)} caracteres`,
    }),
  showLess: "Mostrar menos",
  piece: ({ place, position, count }) =>
    `${place}, fragmento ${number(position)} de ${number(count)}`,
  empty: "Sin texto.",
  hidden: "Caracteres ocultos en este texto:",
  unknown: ({ type }) => `Contenido de un tipo desconocido (${isolate(type)})`,
  extras: "Metadatos",
  tooDeep: "Estos datos están demasiado anidados para mostrarse.",
  loading: "Cargando…",
  unavailable: "No se ha podido cargar una parte de esta aplicación.",
  retry: "Intentar de nuevo",
};
