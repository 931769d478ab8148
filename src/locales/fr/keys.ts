import type { KeysMessages } from "../en/keys.js";

export const keys: KeysMessages = {
  title: "Raccourcis clavier",
  use: "Utiliser des lettres seules",
  next: "Demande suivante",
  previous: "Demande précédente",
  select: "Sélectionner",
  toAllow: "Aller à Autoriser, sans l’activer",
  toDeny: "Refuser, ou aller à Refuser pour la sélection",
  allow: "Autoriser",
  decline: "Refuser",
  later: "Plus tard",
  help: "Afficher ou masquer cette liste",
};
