import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingPromptMessages } from "../en/samplingPrompt.js";

const { number, plural } = createNumbers("es");
const list = new Intl.ListFormat("es", { type: "unit" });
const decimal = new Intl.NumberFormat("es", { maximumFractionDigits: 20 });

/** @see SamplingPromptMessages */
export const sampling: SamplingPromptMessages = {
  asks: ({ server }) => `${isolate(server)} pide usar tu modelo`,
  generating: ({ server, model }) =>
    model === undefined
      ? `El modelo está respondiendo a ${isolate(server)}`
      : `${isolate(model)} está respondiendo a ${isolate(server)}`,
  reviewing: ({ server }) => `Revisa la respuesta para ${isolate(server)}`,
  failed: ({ server }) => `Todavía no hay respuesta para ${isolate(server)}`,
  ended: ({ server }) => `La solicitud de ${isolate(server)} se ha cerrado`,
  requestLead: ({ server, model, provider, tokens, unseen }) => {
    const named = model === undefined ? "el modelo de la aplicación" : isolate(model);
    const where =
      model !== undefined && provider !== undefined
        ? `${isolate(model)} de ${isolate(provider)}`
        : named;
    const limit = sampling.summary({ tokens, tools: 0 });
    return unseen
      ? `Se ejecuta en ${where}, ${limit}; la respuesta va de inmediato a ${isolate(server)}.`
      : `Se ejecuta en ${where}, ${limit}; la respuesta va a ${isolate(server)} cuando la hayas revisado.`;
  },
  generatingLead: "No se envía nada hasta que hayas visto la respuesta.",
  generatingLeadUnseen: "El servidor recibe la respuesta en cuanto está lista.",
  responseLead: ({ model, by }) => {
    if (by === "person") return "Esta es tu propia respuesta. Todavía no se ha enviado nada.";
    return model === undefined
      ? "Esto lo ha escrito el modelo. Todavía no se ha enviado nada."
      : `Esto lo ha escrito ${isolate(model)}. Todavía no se ha enviado nada.`;
  },
  bar: "Solicitudes al modelo que te esperan",
  asides: ({ count }) =>
    plural(count, {
      one: "1 solicitud al modelo aplazada",
      many: `${number(count)} de solicitudes al modelo aplazadas`,
      other: `${number(count)} solicitudes al modelo aplazadas`,
    }),

  prompt: "Prompt",
  systemPrompt: "Prompt del sistema",
  systemPromptPlace: "el prompt del sistema",
  addSystemPrompt: "Añadir un prompt del sistema",
  request: "La solicitud",
  settings: "Ajustes",
  summary: ({ tokens, temperature, tools }) =>
    list.format([
      plural(tokens, {
        one: "hasta 1 token",
        many: `hasta ${number(tokens)} de tokens`,
        other: `hasta ${number(tokens)} tokens`,
      }),
      ...(temperature === undefined ? [] : [`temperatura ${decimal.format(temperature)}`]),
      ...(tools === 0
        ? []
        : [
            plural(tools, {
              one: "1 herramienta",
              many: `${number(tools)} de herramientas`,
              other: `${number(tools)} herramientas`,
            }),
          ]),
    ]),
  model: "Modelo",
  modelAutomatic: ({ model }) =>
    model === undefined ? "Automático" : `Automático: ${isolate(model)}`,
  pickedByPerson: "Lo has elegido para esta solicitud.",
  pickedForServer: "Lo has elegido para todas las solicitudes de este servidor.",
  pickedByDefault: "Es tu modelo predeterminado.",
  pickedByApp: "Esta aplicación decide qué modelo responde.",
  pickedByHint: ({ hint, among }) =>
    among === 1
      ? `El servidor prefiere ${isolate(hint)}.`
      : `El servidor prefiere ${isolate(hint)}: el mejor de los ${number(among)} que coinciden.`,
  pickedByPriorities: ({ by }) =>
    by === "person"
      ? "Es el que mejor se ajusta a tus prioridades."
      : "Es el que mejor se ajusta a las prioridades del servidor.",
  pickedAsFirst: ({ among }) =>
    among === 1
      ? "Es el único modelo de esta aplicación."
      : "Nadie prefiere otro: es el primero de los modelos de esta aplicación.",

  changes: ({ count }) =>
    plural(count, {
      one: "Has hecho 1 cambio",
      many: `Has hecho ${number(count)} de cambios`,
      other: `Has hecho ${number(count)} cambios`,
    }),
  undoAll: "Deshacer todos los cambios",
  redoAll: "Rehacer todos los cambios",

  approve: ({ model, changed }) => {
    const run = model === undefined ? "el modelo" : isolate(model);
    return changed ? `Ejecutar ${run} con tus cambios` : `Ejecutar ${run}`;
  },
  deny: "Rechazar",
  denyWithReason: "Rechazar con un motivo",
  denyReason: "Por qué lo rechazas (opcional)",
  denyHint: "Se queda en esta aplicación. El servidor solo sabrá que lo has rechazado.",
  denyFailsCall:
    "Si lo rechazas, termina toda la operación: este servidor no puede saberlo de otra forma.",
  denySiblings: ({ count }) =>
    plural(count, {
      one: "También termina 1 pregunta más de la operación. Lo que escribiste en ella se guarda por si el servidor vuelve a preguntar.",
      many: `También terminan ${number(count)} de preguntas más de la operación. Lo que escribiste en ellas se guarda por si el servidor vuelve a preguntar.`,
      other: `También terminan ${number(count)} preguntas más de la operación. Lo que escribiste en ellas se guarda por si el servidor vuelve a preguntar.`,
    }),
  stop: "Detener el modelo",
  retry: ({ model }) =>
    model === undefined ? "Intentar de nuevo" : `Intentar de nuevo con ${isolate(model)}`,
  write: "Escribir tu respuesta",
  revise: "Modificar la solicitud",
  regenerate: "Generar de nuevo",
  review: "Volver a la última respuesta",
  send: ({ server, changed }) => (changed ? "Enviar tu versión" : `Enviar a ${isolate(server)}`),

  partial: "La respuesta hasta ahora",
  progress: ({ words }) =>
    plural(words, {
      one: "1 palabra hasta ahora",
      many: `${number(words)} de palabras hasta ahora`,
      other: `${number(words)} palabras hasta ahora`,
    }),
  waiting: "El modelo todavía no ha escrito nada.",
  response: "La respuesta",
  modelFailed: "Ha fallado el modelo o la conexión con él.",
  modelTimedOut: "El modelo ha tardado demasiado.",
  modelInvalid: "Lo que ha devuelto el modelo no es una respuesta.",
  modelStopped: "Has detenido el modelo.",
  late: ({ count }) =>
    plural(count, {
      one: "1 respuesta llegó demasiado tarde y no se ha usado.",
      many: `${number(count)} de respuestas llegaron demasiado tarde y no se han usado.`,
      other: `${number(count)} respuestas llegaron demasiado tarde y no se han usado.`,
    }),

  refusedResponse: "No se ha enviado la respuesta: no encaja con lo que pidió el servidor.",
  refusedEmpty: "No se ha enviado la respuesta: está vacía.",
  refusedRequest: "No se ha consultado al modelo: la solicitud no se puede usar así.",
  refused: "No ha funcionado. No se ha enviado nada.",

  errorSent: "Se ha informado al servidor de que no recibirá respuesta.",
  responseSoFar: "La respuesta cuando se cerró la solicitud",
};
