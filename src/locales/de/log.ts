import type { LogMessages } from "../en/log.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("de");

/** @see LogMessages */
export const log: LogMessages = {
  title: "Entscheidungen",
  empty: "Noch wurde nichts entschieden.",
  filter: "Server",
  allServers: "Alle Server",
  shown: ({ count }) =>
    plural(count, { one: "1 Entscheidung", other: `${number(count)} Entscheidungen` }),
  save: "Als JSON Lines speichern",
  fileName: "entscheidungen",
  columns: {
    when: "Wann",
    server: "Server",
    request: "Anfrage",
    decision: "Entscheidung",
    by: "Wer",
    why: "Warum",
  },
  kinds: {
    elicitation: "Frage an Sie",
    sampling: "Text für ein Modell",
    roots: "Ordner",
    other: "Anfrage",
  },
  decisions: {
    accept: "Angenommen",
    decline: "Abgelehnt",
    cancel: "Abgebrochen",
    result: "Beantwortet",
    error: "Abgewiesen",
    nothing: "Nicht beantwortet",
    unknown: "Unbekannt",
  },
  deciders: {
    person: "Sie",
    host: "Diese App",
    server: "Der Server",
    session: "Verbindung verloren",
  },
  byRule: ({ rule }) => `Regel ${isolate(rule)}`,
  thisHour: ({ used, limit }) => `${number(used)} von ${number(limit)} in dieser Stunde`,
  onBehalf: ({ decider, name }) => `${decider}, im Namen von ${isolate(name)}`,
  reason: ({ reason }) => `„${isolate(reason)}“`,
  asked: ({ count }) => `${number(count)}-mal gefragt`,
};
