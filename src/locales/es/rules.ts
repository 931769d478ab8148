import type { RulesMessages } from "../en/rules.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";
import { ruleBounds } from "./ruleBounds.js";

const { number, plural } = createNumbers("es");

export const rules: RulesMessages = {
  title: "Reglas",
  empty: "No hay reglas",
  emptyHint: "Cuando un servidor pide algo, la flecha junto a Permitir o Rechazar crea una regla.",
  stop: "Detener todas las reglas",
  stopHint: "Mientras estén detenidas, se te preguntará todo.",
  notStored: "Estas reglas duran mientras la aplicación esté abierta.",
  unreadable: ({ count }) =>
    plural(count, {
      one: "1 regla guardada no se pudo leer. No decide nada.",
      many: `${number(count)} de reglas guardadas no se pudieron leer. No deciden nada.`,
      other: `${number(count)} reglas guardadas no se pudieron leer. No deciden nada.`,
    }),
  rename: "Nombre",
  maxTokens: "Máximo de tokens en la respuesta",
  perHour: "Veces por hora",
  edit: "Editar",
  save: "Guardar",
  cancel: "Cancelar",
  pause: "Pausar",
  resume: "Reanudar",
  revoke: "Revocar",
  undo: "Deshacer",
  added: ({ rule }) => `Regla creada: ${isolate(rule)}`,
  changed: ({ rule }) => `Regla cambiada: ${isolate(rule)}`,
  removed: ({ rule }) => `Regla revocada: ${isolate(rule)}`,
  failed: "No ha funcionado. Inténtalo de nuevo.",
  decided: ({ count }) =>
    plural(count, {
      one: "Decidió 1 de las últimas solicitudes",
      many: `Decidió ${number(count)} de las últimas solicitudes`,
      other: `Decidió ${number(count)} de las últimas solicitudes`,
    }),
  preview: ({ covered, among }) =>
    `Habría decidido ${number(covered)} de tus últimas ${number(among)} solicitudes`,
  left: ({ count }) =>
    plural(count, {
      one: "Queda 1 uso",
      many: `Quedan ${number(count)} de usos`,
      other: `Quedan ${number(count)} usos`,
    }),
  budgets: "Límites",
  eachServer: "Cada uno de los demás servidores",
  requestsPerHour: "Solicitudes por hora",
  requestsPerDay: "Solicitudes por día",
  tokensPerHour: "Tokens por hora",
  tokensPerDay: "Tokens por día",
  used: ({ used }) => `Unos ${number(used)} usados`,
  noLimit: "Un campo vacío significa sin límite.",
  over: "Por encima de un límite",
  overAsk: "Preguntarme",
  overRefuse: "Rechazar",
  proposals: "Reglas propuestas",
  accept: "Crear la regla",
  dismiss: "Ocultar",
  moreAllow: "Permitir sin preguntar…",
  moreDeny: "Rechazar sin preguntar…",
  allowTitle: "Permitir sin preguntar",
  denyTitle: "Rechazar sin preguntar",
  lasting: "Durante cuánto tiempo",
  session: "Hasta que se desconecte",
  minutes: ({ count }) =>
    plural(count, {
      one: "Durante 1 minuto",
      many: `Durante ${number(count)} de minutos`,
      other: `Durante ${number(count)} minutos`,
    }),
  always: "Siempre",
  responses: "Enviar las respuestas sin mostrármelas",
  makeAllow: "Permitir con esta regla",
  makeDeny: "Rechazar con esta regla",
  asksEachTime: "Quieres ver cada solicitud, así que no decide ninguna regla.",
  made: ({ rule, count }) =>
    plural(count, {
      one: `${isolate(rule)}: 1 solicitud decidida.`,
      many: `${isolate(rule)}: ${number(count)} de solicitudes decididas.`,
      other: `${isolate(rule)}: ${number(count)} solicitudes decididas.`,
    }),
  allowRequest: ({ server, model, tokens }) =>
    `${isolate(server)} puede pedir a ${isolate(model)} hasta ${number(tokens)} tokens`,
  allowResponse: ({ server, model }) =>
    `${isolate(server)} recibe las respuestas de ${isolate(model)} sin que las veas`,
  allowRoots: ({ server }) =>
    `${isolate(server)} puede conocer tus carpetas y las que añadas después`,
  denyRequest: ({ server }) => `${isolate(server)} no puede usar modelos`,
  denyRoots: ({ server }) => `${isolate(server)} no puede conocer tus carpetas`,
  denyForms: ({ server }) => `${isolate(server)} no puede mostrar formularios`,
  denyVisits: ({ server }) => `${isolate(server)} no puede pedirte que abras páginas`,
  allowOther: ({ server, subject }) => `${isolate(server)} puede pedir ${isolate(subject)}`,
  denyOther: ({ server, subject }) => `${isolate(server)} no puede pedir ${isolate(subject)}`,
  asks: ({ server }) => `${isolate(server)} tiene que preguntarte`,
  anyServer: "Cada servidor",
  anyModel: "cualquier modelo",
  untilClosed: ({ clause }) => `${clause}, hasta que se desconecte`,
  untilTime: ({ clause, time }) => `${clause}, hasta ${time}`,
  untilRevoked: ({ clause }) => `${clause}, hasta que la revoques`,
  bounds: ruleBounds,
  standings: {
    "in-force": "Activa",
    paused: "En pausa",
    stopped: "Detenida",
    "used-up": "Agotada",
    "hour-full": "Límite de esta hora alcanzado",
    expired: "Caducada",
  },
};
