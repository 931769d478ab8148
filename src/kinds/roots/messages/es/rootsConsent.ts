import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootsConsentMessages } from "../en/rootsConsent.js";

const { number, plural } = createNumbers("es");

/** @see RootsConsentMessages */
export const rootsConsent: RootsConsentMessages = {
  asks: ({ server }) => `${isolate(server)} pregunta en qué carpetas puede trabajar`,
  ended: ({ server }) => `La pregunta de ${isolate(server)} se ha cerrado`,
  intro: ({ server, count }) =>
    plural(count, {
      one: `Si aceptas, ${isolate(server)} sabrá de esta carpeta:`,
      many: `Si aceptas, ${isolate(server)} sabrá de estos ${number(count)} de carpetas:`,
      other: `Si aceptas, ${isolate(server)} sabrá de estas ${number(count)} carpetas:`,
    }),
  none: ({ server }) =>
    `No ofreces ninguna carpeta a ${isolate(server)}. Si aceptas, el servidor solo sabrá eso.`,
  list: "Carpetas",
  keepsOut: "Se le pide que no entre en:",
  remembered:
    "Tu respuesta vale también para más adelante y para las carpetas que añadas. Puedes cambiarla cuando quieras.",
  failsCall: "Si lo rechazas, falla la operación que lo pide.",
  share: ({ count }) =>
    plural(count, {
      one: "Compartir 1 carpeta",
      many: `Compartir ${number(count)} de carpetas`,
      other: `Compartir ${number(count)} carpetas`,
    }),
  shareNone: "Compartir la lista vacía",
  refuse: "Rechazar",
  reason: "Por qué lo rechazas (opcional)",
  shared: ({ count }) =>
    plural(count, {
      one: "El servidor ha recibido 1 carpeta.",
      many: `El servidor ha recibido ${number(count)} de carpetas.`,
      other: `El servidor ha recibido ${number(count)} carpetas.`,
    }),
  refused: "El servidor no ha recibido la lista.",
};
