import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";
import type { FormMessages, Range } from "../en/form.js";

const { number, plural } = createNumbers("de");

/** Writes `2 bis 5 Einträge`, `mindestens 2 Einträge`, `höchstens 5 Einträge` or `genau 3 Einträge`. */
function amount({ min, max }: Range, words: { one: string; other: string }): string {
  const last = max ?? min ?? 0;
  const word = plural(last, words);
  if (min === max) return `genau ${number(last)} ${word}`;
  if (min === undefined) return `höchstens ${number(last)} ${word}`;
  return max === undefined
    ? `mindestens ${number(last)} ${word}`
    : `${number(min)} bis ${number(last)} ${word}`;
}

/** @see FormMessages */
export const form: FormMessages = {
  send: "Senden",
  sendDangerous: "Trotzdem senden …",
  locked: "Zu Ihrer Sicherheit gesperrt",
  unlock: "Entsperren …",
  confirm: "Bestätigen",
  yes: "Ja",
  no: "Nein",
  noValue: "Keine Antwort",
  sendOption: ({ option }) => `„${isolate(option)}“ senden`,
  sendNoValue: "Ohne Antwort senden",
  unnamed: "Unbenanntes Feld",
  optional: "optional",
  suggested: ({ value }) => `Der Server schlägt vor: ${value}.`,
  clearValue: "Antwort zurücknehmen",
  clear: ({ label }) => `Antwort zurücknehmen: ${isolate(label)}`,
  pickDay: ({ label }) => `Tag auswählen: ${isolate(label)}`,
  previousMonth: "Vorheriger Monat",
  nextMonth: "Nächster Monat",
  more: "Alles anzeigen",
  less: "Weniger anzeigen",
  showFields: ({ first, last }) => `Felder anzeigen: ${isolate(first)} bis ${isolate(last)}`,
  fieldsBelow: ({ count }) =>
    plural(count, { one: "1 weiteres Feld", other: `${number(count)} weitere Felder` }),
  length: (range) => `Geben Sie ${amount(range, { one: "Zeichen", other: "Zeichen" })} ein.`,
  charactersLeft: ({ count }) => `Noch ${number(count)} Zeichen`,
  holdsHidden: "Dieser Text enthält versteckte Zeichen:",
  number: ({ integer, min, max, above, below, step }) => {
    const bounds = [
      min !== undefined && max === undefined ? `mindestens ${min}` : "",
      max !== undefined && min === undefined ? `höchstens ${max}` : "",
      above === undefined ? "" : `größer als ${above}`,
      below === undefined ? "" : `kleiner als ${below}`,
      step === undefined ? "" : `in Schritten von ${step}`,
    ].filter(Boolean);
    const kind = integer ? "eine ganze Zahl" : "eine Zahl";
    const range = min !== undefined && max !== undefined ? ` von ${min} bis ${max}` : "";
    return `Gefragt ist ${[`${kind}${range}`, ...bounds].join(", ")}.`;
  },
  choices: (range) => `Wählen Sie ${amount(range, { one: "Option", other: "Optionen" })}.`,
  items: (range) => `Geben Sie ${amount(range, { one: "Eintrag", other: "Einträge" })} ein.`,
  unique: "Jeder Eintrag darf nur einmal vorkommen.",
  serverChecks: "Der Server prüft das, wenn Sie es senden.",
  choose: "Auswählen…",
  filter: "Zum Filtern tippen",
  matches: ({ count }) =>
    plural(count, { one: `${number(count)} Treffer`, other: `${number(count)} Treffer` }),
  remove: ({ label }) => `${isolate(label)} entfernen`,
  loading: "Wird geladen…",
  item: ({ position }) => `Eintrag ${number(position)}`,
  addItem: "Eintrag hinzufügen",
  removeItem: ({ position }) => `Eintrag ${number(position)} entfernen`,
  zone: ({ zone, offset }) => `Zeitzone: ${zone} (UTC${offset}).`,
  sentAs: ({ value }) => `Wird als ${value} gesendet.`,
  json: ({ shape }) => {
    if (shape === "any") return "Geben Sie JSON ein.";
    return shape === "object"
      ? "Geben Sie JSON ein: ein Objekt, zum Beispiel {}."
      : "Geben Sie JSON ein: eine Liste, zum Beispiel [].";
  },
  jsonError: ({ line, column }) =>
    `Das JSON hat einen Fehler in Zeile ${number(line)}, Spalte ${number(column)}.`,
  summary: ({ count }) =>
    plural(count, {
      one: "Es wurde nichts gesendet. Ein Feld braucht Ihre Aufmerksamkeit.",
      other: `Es wurde nichts gesendet. ${number(count)} Felder brauchen Ihre Aufmerksamkeit.`,
    }),
  summaryWhole: "Es wurde nichts gesendet. Die Antworten passen nicht zusammen:",
  summaryMore: ({ count }) => `und ${number(count)} weitere`,
  summaryLine: ({ label, issue }) => `${isolate(label)}: ${issue}`,
  notSent:
    "Das Senden ist fehlgeschlagen. Ihre Eingaben sind noch da; versuchen Sie es noch einmal.",
  settled: "Es wurde nichts gesendet: Die Frage ist bereits erledigt.",
  unanswerable:
    "Diese Anfrage lässt sich nicht beantworten. Sie können sie nur ablehnen oder abbrechen.",
  review: "Vor dem Senden prüfen",
  reviewUnavailable:
    "Ihre Antworten können hier nicht aufgelistet werden. Gehen Sie zurück, um sie im Formular durchzusehen.",
  hidden: "Verborgen",
  show: "Anzeigen",
  hide: "Verbergen",
  hiddenText: "versteckte Zeichen",
  suspicious:
    "Etwas hier ist verdächtig. Geben Sie weder Passwörter noch andere vertrauliche Daten ein.",
  problems: "Zu dieser Anfrage",
};
