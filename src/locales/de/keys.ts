import type { KeysMessages } from "../en/keys.js";

export const keys: KeysMessages = {
  title: "Tastenkürzel",
  use: "Einzelne Buchstaben verwenden",
  next: "Nächste Anfrage",
  previous: "Vorherige Anfrage",
  select: "Auswählen",
  toAllow: "Zu „Erlauben“ gehen, ohne es zu drücken",
  toDeny: "Ablehnen, oder bei einer Auswahl zu „Ablehnen“ gehen",
  allow: "Erlauben",
  decline: "Ablehnen",
  later: "Später",
  help: "Diese Liste zeigen oder verbergen",
};
