import type { KeysMessages } from "../en/keys.js";

export const keys: KeysMessages = {
  title: "Atalhos de teclado",
  use: "Usar letras isoladas",
  next: "Próxima solicitação",
  previous: "Solicitação anterior",
  select: "Selecionar",
  toAllow: "Ir para Permitir, sem acionar",
  toDeny: "Recusar, ou ir para Recusar o que está selecionado",
  allow: "Permitir",
  decline: "Recusar",
  later: "Mais tarde",
  help: "Mostrar ou ocultar esta lista",
};
