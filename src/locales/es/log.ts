import type { LogMessages } from "../en/log.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("es");

/** @see LogMessages */
export const log: LogMessages = {
  title: "Decisiones",
  empty: "Todavía no se ha decidido nada.",
  filter: "Servidor",
  allServers: "Todos los servidores",
  shown: ({ count }) =>
    plural(count, {
      one: "1 decisión",
      many: `${number(count)} de decisiones`,
      other: `${number(count)} decisiones`,
    }),
  save: "Guardar como JSON Lines",
  fileName: "decisiones",
  columns: {
    when: "Cuándo",
    server: "Servidor",
    request: "Solicitud",
    decision: "Decisión",
    by: "Quién",
    why: "Por qué",
  },
  kinds: {
    elicitation: "Pregunta para ti",
    sampling: "Texto para un modelo",
    roots: "Carpetas",
    other: "Solicitud",
  },
  decisions: {
    accept: "Aceptada",
    decline: "Rechazada",
    cancel: "Cancelada",
    result: "Respondida",
    error: "Denegada",
    nothing: "Sin respuesta",
    unknown: "Se desconoce",
  },
  deciders: {
    person: "Tú",
    host: "Esta aplicación",
    server: "El servidor",
    session: "Conexión perdida",
  },
  byRule: ({ rule }) => `Regla ${isolate(rule)}`,
  thisHour: ({ used, limit }) => `${number(used)} de ${number(limit)} en esta hora`,
  onBehalf: ({ decider, name }) => `${decider}, en nombre de ${isolate(name)}`,
  reason: ({ reason }) => `«${isolate(reason)}»`,
  asked: ({ count }) =>
    plural(count, {
      one: "Preguntado 1 vez",
      many: `Preguntado ${number(count)} de veces`,
      other: `Preguntado ${number(count)} veces`,
    }),
};
