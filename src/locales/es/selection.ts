import type { SelectionMessages } from "../en/selection.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("es");

export const selection: SelectionMessages = {
  select: "Seleccionar",
  clear: "Anular la selección",
  same: "Igual en todas",
  different: "Diferente",
  none: "Ninguno",
  selectAll: ({ server }) => `Seleccionar todas las de ${isolate(server)}`,
  selected: ({ server, count }) =>
    plural(count, {
      one: `1 solicitud de ${isolate(server)} seleccionada`,
      many: `${number(count)} de solicitudes de ${isolate(server)} seleccionadas`,
      other: `${number(count)} solicitudes de ${isolate(server)} seleccionadas`,
    }),
  more: ({ count }) =>
    plural(count, {
      one: "y 1 más",
      many: `y ${number(count)} más`,
      other: `y ${number(count)} más`,
    }),
  allow: ({ count }) => `Permitir ${number(count)}`,
  send: ({ count }) =>
    plural(count, {
      one: "Enviar 1 respuesta",
      many: `Enviar ${number(count)} de respuestas`,
      other: `Enviar ${number(count)} respuestas`,
    }),
  deny: ({ count }) => `Rechazar ${number(count)}`,
  notAllowed: ({ count }) =>
    plural(count, {
      one: "1 de ellas no se puede permitir aquí. Ábrela para decidir.",
      many: `${number(count)} de ellas no se pueden permitir aquí. Ábrelas para decidir.`,
      other: `${number(count)} de ellas no se pueden permitir aquí. Ábrelas para decidir.`,
    }),
  notDenied: ({ count }) =>
    plural(count, {
      one: "1 de ellas no se puede rechazar aquí. Ábrela para decidir.",
      many: `${number(count)} de ellas no se pueden rechazar aquí. Ábrelas para decidir.`,
      other: `${number(count)} de ellas no se pueden rechazar aquí. Ábrelas para decidir.`,
    }),
  allowed: ({ count }) =>
    plural(count, {
      one: "1 solicitud permitida.",
      many: `${number(count)} de solicitudes permitidas.`,
      other: `${number(count)} solicitudes permitidas.`,
    }),
  sent: ({ count }) =>
    plural(count, {
      one: "1 respuesta enviada.",
      many: `${number(count)} de respuestas enviadas.`,
      other: `${number(count)} respuestas enviadas.`,
    }),
  denied: ({ count }) =>
    plural(count, {
      one: "1 solicitud rechazada.",
      many: `${number(count)} de solicitudes rechazadas.`,
      other: `${number(count)} solicitudes rechazadas.`,
    }),
  gone: ({ count }) =>
    plural(count, {
      one: "1 solicitud terminó antes de que decidieras.",
      many: `${number(count)} de solicitudes terminaron antes de que decidieras.`,
      other: `${number(count)} solicitudes terminaron antes de que decidieras.`,
    }),
  left: ({ count }) =>
    plural(count, {
      one: "1 solicitud sigue en espera. Ábrela para decidir.",
      many: `${number(count)} de solicitudes siguen en espera. Ábrelas para decidir.`,
      other: `${number(count)} solicitudes siguen en espera. Ábrelas para decidir.`,
    }),
};
