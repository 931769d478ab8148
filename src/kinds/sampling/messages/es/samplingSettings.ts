import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingSettingsMessages } from "../en/samplingSettings.js";

/** @see SamplingSettingsMessages */
export const samplingSettings: SamplingSettingsMessages = {
  title: "Solicitudes al modelo",
  defaultModel: "Tu modelo predeterminado",
  noDefault: "Ninguno: decide lo que prefieren los servidores",
  servers: "Modelos para servidores concretos",
  serverModel: ({ server }) => `Modelo para ${isolate(server)}`,
  automatic: "Automático",
  missing: ({ model }) => `${isolate(model)} (no disponible)`,
  priorities: "Qué te importa en un modelo",
  ownPriorities: "Decidir según mis propias prioridades, no según lo que dicen los servidores",
  reviewResponses: "Mostrarme las respuestas antes de enviarlas",
  reviewResponsesHint:
    "Desactivado: una respuesta va al servidor en cuanto el modelo la ha escrito.",
  askEveryTime: "Preguntarme cada vez",
  askEveryTimeHint: "Muestra cada solicitud y cada respuesta, diga lo que diga una regla.",
  fixed: "Lo fija esta aplicación; aquí no se puede cambiar.",
  notKept: "Tus ajustes valen por ahora, pero no se han podido guardar.",
  deprecated:
    "El protocolo va retirando las solicitudes a tu modelo: están obsoletas desde la revisión 2026-07-28 y podrían desaparecer a partir del 2027-07-28. Se pide a los servidores que usen sus propios modelos.",
};
