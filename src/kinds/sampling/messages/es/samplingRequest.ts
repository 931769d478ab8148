import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingRequestMessages } from "../en/samplingRequest.js";

const { number } = createNumbers("es");
const percent = new Intl.NumberFormat("es", { style: "percent" });

/** @see SamplingRequestMessages */
export const samplingRequest: SamplingRequestMessages = {
  maxTokens: "Máximo de tokens en la respuesta",
  maxTokensHint: ({ asked }) => `El servidor ha pedido ${number(asked)}. Puedes permitir menos.`,
  maxTokensInvalid: ({ asked }) => `Escribe un número entero de 1 a ${number(asked)}.`,
  temperature: "Temperatura",
  temperatureHint: "Déjalo vacío para usar el valor del modelo.",
  temperatureInvalid: "Escribe un número.",
  stopSequences: "Parar en estos textos",
  stopSequencesHint: "Uno por línea. Escribe \\n para un salto de línea.",
  includeContext: "Qué más se le da al modelo",
  contextNone: "Nada",
  contextThisServer: "El contexto de este servidor",
  contextAllServers: "El contexto de todos los servidores",
  contextIgnored: "Nada. El servidor pidió más, pero esta aplicación no lo comparte.",
  unsaid: "Sin indicar",
  preferences: "Qué modelo prefiere el servidor",
  hints: "Nombres de modelos",
  hintsHint: "Uno por línea, el mejor primero. Bastan partes de los nombres.",
  cost: "Bajo coste",
  speed: "Velocidad",
  intelligence: "Capacidad",
  share: ({ value }) => percent.format(value),
  tools: "Herramientas que el modelo puede pedir",
  toolInput: "Qué necesita",
  removeTool: ({ tool }) => `Quitar ${isolate(tool)}`,
  restoreTool: ({ tool }) => `Restaurar ${isolate(tool)}`,
  toolRemoved: "El modelo no sabrá de ella.",
  toolChoice: "Uso de herramientas",
  toolsAuto: "Lo decide el modelo",
  toolsRequired: "Al menos una",
  toolsNone: "Ninguna",
  metadata: "Datos para el proveedor del modelo",
  metadataInvalid: "Tiene que ser un objeto JSON, entre llaves.",
  undoPart: ({ what }) => `Deshacer: ${isolate(what)}`,
};
