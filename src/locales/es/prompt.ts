import type { PromptMessages } from "../en/prompt.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("es");

/** @see PromptMessages */
export const prompt: PromptMessages = {
  claim: ({ name, version = "" }) =>
    `se presenta como «${isolate(name)}» ${isolate(version)}`.trimEnd(),
  askedAgain: ({ count }) => `preguntado de nuevo (${number(count)})`,
  waiting: ({ count }) => `${number(count)} más en espera`,
  placeOf: ({ position, count }) => `${number(position)} de ${number(count)}`,
  showNext: ({ position, count }) =>
    `${number(position)} de ${number(count)}, mostrar la siguiente`,
  decline: "Rechazar",
  declineWithReason: "Rechazar con un motivo",
  reason: "Por qué lo rechazas (opcional)",
  reasonHint: "Se queda en esta aplicación. El servidor solo sabrá que lo has rechazado.",
  declineDiscards: "Lo que has introducido se descarta y no se envía.",
  reasonSentHint: ({ server }) => `Se envía a ${isolate(server)} y se guarda en esta aplicación.`,
  back: "Atrás",
  cancel: "Cancelar",
  cancelled: "Cancelado.",
  undo: "Deshacer",
  undoFor: ({ count }) =>
    `Se puede deshacer durante ${plural(count, { one: "1 segundo", many: `${number(count)} de segundos`, other: `${number(count)} segundos` })}, y más tiempo mientras el foco o el puntero esté en el botón Deshacer.`,
  sentBar: "Recién enviado",
  sentTo: ({ server, what }) => `Enviado a ${isolate(server)}: ${isolate(what)}`,
  sentNothing: ({ server }) => `Enviado a ${isolate(server)}.`,
  toldDeclined: ({ server }) => `${isolate(server)} sabe que ha rechazado la solicitud.`,
  close: "Cerrar",
  later: "Más tarde",
  askedByView: ({ view }) => `Lo pide su vista «${isolate(view)}»`,
  partOf: ({ call }) => `Parte de «${isolate(call)}»`,
  partOfCall: "Parte de una operación",
  maybePartOf: ({ call }) => `Quizá parte de «${isolate(call)}»`,
  maybePartOfCall: "Quizá parte de una operación",
  callOver: "La operación que quizá preguntó esto ha terminado. Aún puedes responder.",
  stopCall: "Detener la tarea",
  more: "Más opciones",
  reachedAt: ({ origin }) => `Dirección: ${isolate(origin)}`,
  speaks: ({ revision }) => `Revisión de MCP: ${isolate(revision)}`,
  firstRequest: "Primera solicitud conocida de este servidor",
  discardTitle: "¿Descartar lo que has escrito?",
  discardHint: "No se ha enviado nada. Si cancelas, el servidor sabrá que no has elegido nada.",
  stopHint: "No se ha enviado nada. Si la detienes, terminan la operación y todo lo que pide.",
  discard: "Cancelar la solicitud",
  putAside: "Más tarde",
  loadAgain: "Intentar de nuevo",
  maybeSent: "La conexión se cortó antes de saber si el envío había llegado.",
  notLoaded: ({ server }) =>
    `Una pregunta de ${isolate(server)} está en espera: no se pudo cargar lo necesario para mostrarla.`,
  keepEditing: "Seguir editando",
  answer: "Responder",
  bar: "Preguntas que te esperan",
  moveBar: "Mover al otro borde",
  aside: "Lo has aplazado.",
  asides: ({ count }) =>
    plural(count, {
      one: "1 pregunta aplazada",
      many: `${number(count)} de preguntas aplazadas`,
      other: `${number(count)} preguntas aplazadas`,
    }),
  resume: "Retomar",
  refusals: ({ server, count }) =>
    plural(count, {
      one: `Se ha denegado 1 solicitud de ${isolate(server)}: nadie podía responderla.`,
      many: `Se han denegado ${number(count)} de solicitudes de ${isolate(server)}: nadie podía responderlas.`,
      other: `Se han denegado ${number(count)} solicitudes de ${isolate(server)}: nadie podía responderlas.`,
    }),
  dismiss: "Ocultar",
  copyEntered: "Copiar",
  copied: "Copiado.",
  notCopied: "No se ha copiado nada. Selecciona el texto y cópialo tú.",
  broken: "Esta pregunta no se puede mostrar",
  brokenHint:
    "La aplicación falló al mostrar una pregunta de un servidor. No se ha enviado nada. Puedes rechazarla o intentarlo de nuevo.",
  covered:
    "Puede que algo tape esta parte de la página, así que no se ha tenido en cuenta tu pulsación. Cuando la veas entera, espera un momento y vuelve a pulsar.",
};
