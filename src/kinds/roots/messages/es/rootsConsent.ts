import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootsConsentMessages } from "../en/rootsConsent.js";

const { number, plural } = createNumbers("es");

/** @see RootsConsentMessages */
export const rootsConsent: RootsConsentMessages = {
  asks: ({ server }) => `${isolate(server)} pregunta en qué carpetas puede trabajar`,
  ended: ({ server }) => `La pregunta de ${isolate(server)} se ha cerrado`,
  intro: ({ server }) => `Si aceptas, ${isolate(server)} sabrá de las carpetas marcadas:`,
  none: ({ server }) =>
    `No ofreces ninguna carpeta a ${isolate(server)}. Si aceptas, el servidor solo sabrá eso.`,
  list: "Carpetas",
  keepsOut: "Se le pide que no entre en:",
  remembered:
    "Tu respuesta vale también para más adelante y para las carpetas que añadas. Puedes cambiarla cuando quieras.",
  rememberedPart:
    "Tu respuesta vale también para más adelante, pero solo para estas carpetas: de las demás no sabrá nada. Puedes cambiarla cuando quieras.",
  term: "Cuánto tiempo vale tu respuesta",
  once: "Solo esta vez",
  onceHint: "La próxima vez se te volverá a preguntar.",
  always: "Hasta que lo cambie",
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
