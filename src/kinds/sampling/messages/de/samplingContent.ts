import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingContentMessages } from "../en/samplingContent.js";

const { number, plural } = createNumbers("de");

/** @see SamplingContentMessages */
export const samplingContent: SamplingContentMessages = {
  messages: "Nachrichten",
  user: "Benutzer",
  assistant: "Assistent",
  message: ({ position, part }) =>
    part === undefined
      ? `Nachricht ${number(position)}`
      : `Teil ${number(part)} von Nachricht ${number(position)}`,
  response: ({ part }) => (part === undefined ? "Antwort" : `Teil ${number(part)} der Antwort`),
  editAt: ({ place }) => `Bearbeiten: ${place}`,
  removeAt: ({ place }) => `Entfernen: ${place}`,
  removeTogether: "Ein Toolaufruf und sein Ergebnis gehören zusammen.",
  addTextAt: ({ place }) => `Text hinzufügen: ${place}`,
  addUser: "Nachricht des Benutzers hinzufügen",
  addAssistant: "Nachricht des Assistenten hinzufügen",
  changed: "Geändert",
  changedAt: ({ place }) => `Geändert: ${place}`,
  added: "hinzugefügt",
  removed: ({ place }) => `Von Ihnen entfernt: ${place}.`,
  restore: "Wiederherstellen",
  restoreAt: ({ place }) => `Wiederherstellen: ${place}`,
  undo: "Rückgängig",
  undoAt: ({ place }) => `Rückgängig: ${place}`,
  redo: "Wiederholen",
  redoAt: ({ place }) => `Wiederholen: ${place}`,
  changesAt: ({ place }) => `Änderungen: ${place}`,
  showAll: ({ count }) =>
    plural(count, {
      one: "1 Zeichen anzeigen",
      other: `Alle ${number(count)} Zeichen anzeigen`,
    }),
  showLess: "Weniger anzeigen",
  piece: ({ place, position, count }) =>
    `${place}, Abschnitt ${number(position)} von ${number(count)}`,
  empty: "Kein Text.",
  hidden: "Versteckte Zeichen in diesem Text:",
  unknown: ({ type }) => `Inhalt unbekannter Art (${isolate(type)})`,
  extras: "Metadaten",
  tooDeep: "Diese Daten sind zu tief verschachtelt, um angezeigt zu werden.",
  loading: "Wird geladen…",
  unavailable: "Ein Teil dieser App konnte nicht geladen werden.",
  retry: "Noch einmal versuchen",
};
