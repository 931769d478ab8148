import type { RulesMessages } from "../en/rules.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";
import { ruleBounds } from "./ruleBounds.js";

const { number, plural } = createNumbers("de");

export const rules: RulesMessages = {
  title: "Regeln",
  empty: "Keine Regeln",
  emptyHint: "Wenn ein Server fragt, macht der Pfeil neben „Erlauben“ oder „Ablehnen“ eine Regel.",
  stop: "Alle Regeln anhalten",
  stopHint: "Solange sie angehalten sind, werden Sie nach allem gefragt.",
  notStored: "Diese Regeln gelten, solange diese App läuft.",
  unreadable: ({ count }) =>
    plural(count, {
      one: "1 gespeicherte Regel war nicht lesbar. Sie entscheidet nichts.",
      other: `${number(count)} gespeicherte Regeln waren nicht lesbar. Sie entscheiden nichts.`,
    }),
  rename: "Name",
  maxTokens: "Höchstzahl an Tokens in der Antwort",
  perHour: "Mal pro Stunde",
  edit: "Bearbeiten",
  save: "Speichern",
  cancel: "Abbrechen",
  pause: "Pausieren",
  resume: "Fortsetzen",
  revoke: "Widerrufen",
  undo: "Rückgängig",
  added: ({ rule }) => `Regel erstellt: ${isolate(rule)}`,
  changed: ({ rule }) => `Regel geändert: ${isolate(rule)}`,
  removed: ({ rule }) => `Regel widerrufen: ${isolate(rule)}`,
  failed: "Das hat nicht geklappt. Versuchen Sie es noch einmal.",
  decided: ({ count }) =>
    plural(count, {
      one: "Hat 1 der letzten Anfragen entschieden",
      other: `Hat ${number(count)} der letzten Anfragen entschieden`,
    }),
  preview: ({ covered, among }) =>
    `Hätte ${number(covered)} Ihrer letzten ${number(among)} Anfragen entschieden`,
  left: ({ count }) => plural(count, { one: "Noch 1 Mal", other: `Noch ${number(count)} Mal` }),
  budgets: "Grenzen",
  eachServer: "Jeder andere Server",
  requestsPerHour: "Anfragen pro Stunde",
  requestsPerDay: "Anfragen pro Tag",
  tokensPerHour: "Tokens pro Stunde",
  tokensPerDay: "Tokens pro Tag",
  used: ({ used }) => `Etwa ${number(used)} verbraucht`,
  noLimit: "Ein leeres Feld bedeutet keine Grenze.",
  over: "Über einer Grenze",
  overAsk: "Mich fragen",
  overRefuse: "Ablehnen",
  proposals: "Vorgeschlagene Regeln",
  accept: "Regel erstellen",
  dismiss: "Ausblenden",
  moreAllow: "Ohne Rückfrage erlauben …",
  moreDeny: "Ohne Rückfrage ablehnen …",
  allowTitle: "Ohne Rückfrage erlauben",
  denyTitle: "Ohne Rückfrage ablehnen",
  lasting: "Wie lange",
  session: "Bis zur Trennung der Verbindung",
  minutes: ({ count }) =>
    plural(count, { one: "1 Minute lang", other: `${number(count)} Minuten lang` }),
  always: "Immer",
  responses: "Die Antworten senden, ohne sie mir zu zeigen",
  makeAllow: "Mit dieser Regel erlauben",
  makeDeny: "Mit dieser Regel ablehnen",
  asksEachTime: "Sie möchten jede Anfrage sehen, darum entscheidet keine Regel.",
  made: ({ rule, count }) =>
    plural(count, {
      one: `${isolate(rule)}: 1 Anfrage entschieden.`,
      other: `${isolate(rule)}: ${number(count)} Anfragen entschieden.`,
    }),
  allowRequest: ({ server, model, tokens }) =>
    `${isolate(server)} darf ${isolate(model)} um bis zu ${number(tokens)} Tokens bitten`,
  allowResponse: ({ server, model }) =>
    `${isolate(server)} erhält die Antworten von ${isolate(model)} ungesehen`,
  allowRoots: ({ server }) =>
    `${isolate(server)} darf Ihre Ordner kennen, auch später hinzugefügte`,
  denyRequest: ({ server }) => `${isolate(server)} darf keine Modelle nutzen`,
  denyRoots: ({ server }) => `${isolate(server)} darf Ihre Ordner nicht kennen`,
  denyForms: ({ server }) => `${isolate(server)} darf keine Formulare zeigen`,
  denyVisits: ({ server }) => `${isolate(server)} darf nicht um Seitenbesuche bitten`,
  allowOther: ({ server, subject }) => `${isolate(server)} darf um ${isolate(subject)} bitten`,
  denyOther: ({ server, subject }) => `${isolate(server)} darf nicht um ${isolate(subject)} bitten`,
  asks: ({ server }) => `${isolate(server)} muss Sie fragen`,
  anyServer: "Jeder Server",
  anyModel: "ein beliebiges Modell",
  untilClosed: ({ clause }) => `${clause}, bis die Verbindung endet`,
  untilTime: ({ clause, time }) => `${clause}, bis ${time}`,
  untilRevoked: ({ clause }) => `${clause}, bis Sie es widerrufen`,
  bounds: ruleBounds,
  standings: {
    "in-force": "Aktiv",
    paused: "Pausiert",
    stopped: "Angehalten",
    "used-up": "Aufgebraucht",
    "hour-full": "Grenze dieser Stunde erreicht",
    expired: "Abgelaufen",
  },
};
