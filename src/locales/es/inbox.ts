import type { InboxMessages } from "../en/inbox.js";
import { createNumbers } from "../writing/createNumbers.js";
import { createTimes } from "../writing/createTimes.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("es");
const times = createTimes("es");

/** @see InboxMessages */
export const inbox: InboxMessages = {
  title: "Solicitudes",
  count: ({ count }) =>
    plural(count, {
      one: "1 solicitud te espera",
      many: `${number(count)} de solicitudes te esperan`,
      other: `${number(count)} solicitudes te esperan`,
    }),
  empty: "No hay nada pendiente",
  emptyHint: "Cuando un servidor pide algo, aparece aquí hasta que se resuelve.",
  keys: "Las flechas arriba y abajo pasan de una solicitud a otra, la flecha derecha lleva a lo que se puede hacer con una solicitud y la tecla Intro la abre.",
  server: ({ server, count }) =>
    plural(count, {
      one: `${isolate(server)}: 1 solicitud`,
      many: `${isolate(server)}: ${number(count)} de solicitudes`,
      other: `${isolate(server)}: ${number(count)} solicitudes`,
    }),
  settled: ({ count }) =>
    plural(count, {
      one: "1 solicitud resuelta",
      many: `${number(count)} de solicitudes resueltas`,
      other: `${number(count)} solicitudes resueltas`,
    }),
  kinds: {
    form: "Formulario",
    visit: "Página para visitar",
    sampling: "Texto para un modelo",
    roots: "Carpetas",
    other: "Solicitud",
  },
  states: {
    shown: "En pantalla",
    waiting: "En espera",
    aside: "Aplazada",
    generating: "Un modelo está escribiendo",
  },
  started: "Respuesta empezada",
  justNow: "ahora mismo",
  ago: ({ count, unit }) => times.ago(count, unit),
  findings: ({ count, severity }) =>
    severity === "notice"
      ? plural(count, {
          one: "1 aviso",
          many: `${number(count)} de avisos`,
          other: `${number(count)} avisos`,
        })
      : plural(count, {
          one: "1 advertencia",
          many: `${number(count)} de advertencias`,
          other: `${number(count)} advertencias`,
        }),
  noText: "Sin texto.",
  open: "Abrir",
  putAside: "Más tarde",
  decline: "Rechazar",
  cancel: "Cancelar",
  dismiss: "Ocultar",
  dismissAll: "Ocultar todas las resueltas",
  show: "Mostrar",
  hide: "Contraer",
  actionOn: ({ action, request }) => `${action}: ${isolate(request)}`,
};
