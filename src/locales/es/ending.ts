import type { EndingMessages } from "../en/ending.js";
import { isolate } from "../writing/isolate.js";

/** @see EndingMessages */
export const ending: EndingMessages = {
  withdrawn: "El servidor ha retirado su pregunta.",
  disconnected: "Se ha perdido la conexión con el servidor.",
  reload:
    "La página se ha vuelto a cargar y la conexión por la que llegó la pregunta ya no existe.",
  deadline: "Se ha acabado el tiempo para responder.",
  callerEnded: "La operación que hizo la pregunta ha terminado.",
  unattended: "La pregunta ha estado demasiado tiempo sin que nadie pudiera verla.",
  flood: "El servidor ha hecho demasiadas preguntas a la vez.",
  blocked: "Has bloqueado el servidor.",
  serverNotNamed: "Esta aplicación no acepta solicitudes de este servidor.",
  secretsRefused: "Esta aplicación rechaza los formularios que piden datos secretos.",
  invalid: "El servidor ha pedido algo que no se puede responder.",
  failed: "No se ha podido cargar lo necesario para responder.",
  answered: "La pregunta ya tiene respuesta.",
  answeredElsewhere: "Esto se respondió en otra pestaña o en otro dispositivo.",
  notSentHere: "Lo que has escrito aquí no se ha enviado.",
  nothingSent: "No se ha enviado nada.",
  unknownSent: "No se sabe si se envió una respuesta.",
  cancelSent: "Se ha informado al servidor de que no se ha elegido nada.",
  withdrawalMessage: ({ message }) => `Su motivo: «${isolate(message)}»`,
};
