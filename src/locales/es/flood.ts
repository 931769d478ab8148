import type { FloodMessages } from "../en/flood.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("es");

/** @see FloodMessages */
export const flood: FloodMessages = {
  notice: "Demasiadas solicitudes",
  tooMuch: ({ server }) => `${isolate(server)} pide demasiado a la vez.`,
  refused: ({ count }) =>
    plural(count, {
      one: "Se ha denegado 1 solicitud.",
      many: `Se han denegado ${number(count)} de solicitudes.`,
      other: `Se han denegado ${number(count)} solicitudes.`,
    }),
  blocked: ({ server }) => `Has bloqueado ${isolate(server)} por ahora.`,
  block: "Bloquear el servidor",
  allow: "Dejar que continúe",
  blockTitle: ({ server }) => `¿Bloquear ${isolate(server)}?`,
  blockHint:
    "Ya no se te preguntará ni se responderá nada de este servidor, aunque antes lo hubieras permitido. Lo que tiene pendiente termina ahora. Puedes dejar que vuelva a pedir desde el aviso en la parte superior de la página.",
  notBlocked: "Esta ventana no puede bloquear servidores.",
  unblock: "Dejar que vuelva a pedir",
};
