import type { KeysMessages } from "../en/keys.js";

export const keys: KeysMessages = {
  title: "Atajos de teclado",
  use: "Usar letras sueltas",
  next: "Solicitud siguiente",
  previous: "Solicitud anterior",
  select: "Seleccionar",
  toAllow: "Ir a Permitir, sin pulsarlo",
  toDeny: "Rechazar, o ir a Rechazar para lo seleccionado",
  allow: "Permitir",
  decline: "Rechazar",
  later: "Más tarde",
  help: "Mostrar u ocultar esta lista",
};
