import type { PromptMessages } from "../en/prompt.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("de");

/** @see PromptMessages */
export const prompt: PromptMessages = {
  claim: ({ name, version = "" }) =>
    `nennt sich selbst „${isolate(name)}“ ${isolate(version)}`.trimEnd(),
  askedAgain: ({ count }) => `erneut gefragt (${number(count)})`,
  waiting: ({ count }) => `${number(count)} weitere in der Warteschlange`,
  placeOf: ({ position, count }) => `${number(position)} von ${number(count)}`,
  showNext: ({ position, count }) => `${number(position)} von ${number(count)}, die nächste zeigen`,
  decline: "Ablehnen",
  declineWithReason: "Mit Begründung ablehnen",
  reason: "Warum Sie ablehnen (optional)",
  reasonHint: "Bleibt in dieser App. Der Server erfährt nur, dass Sie abgelehnt haben.",
  declineDiscards: "Ihre Eingaben werden verworfen und nicht gesendet.",
  reasonSentHint: ({ server }) =>
    `Wird an ${isolate(server)} gesendet und in dieser App aufbewahrt.`,
  back: "Zurück",
  cancel: "Abbrechen",
  cancelled: "Abgebrochen.",
  undo: "Rückgängig",
  undoFor: ({ count }) =>
    `${plural(count, { one: "1 Sekunde", other: `${number(count)} Sekunden` })} lang können Sie das rückgängig machen, und länger, solange Sie bei der Schaltfläche „Rückgängig“ sind.`,
  sentBar: "Gerade gesendet",
  sentTo: ({ server, what }) => `An ${isolate(server)} gesendet: ${isolate(what)}`,
  sentNothing: ({ server }) => `An ${isolate(server)} gesendet.`,
  toldDeclined: ({ server }) => `${isolate(server)} hat erfahren, dass Sie abgelehnt haben.`,
  close: "Schließen",
  later: "Später",
  askedByView: ({ view }) => `Fragt aus der Ansicht „${isolate(view)}“`,
  partOf: ({ call }) => `Teil von „${isolate(call)}“`,
  partOfCall: "Teil eines Vorgangs",
  maybePartOf: ({ call }) => `Möglicherweise Teil von „${isolate(call)}“`,
  maybePartOfCall: "Möglicherweise Teil eines Vorgangs",
  callOver:
    "Der Vorgang, der dies vermutlich gefragt hat, ist beendet. Sie können trotzdem antworten.",
  stopCall: "Aufgabe stoppen",
  more: "Weitere Optionen",
  reachedAt: ({ origin }) => `Adresse: ${isolate(origin)}`,
  speaks: ({ revision }) => `MCP-Revision: ${isolate(revision)}`,
  firstRequest: "Erste bekannte Anfrage dieses Servers",
  discardTitle: "Eingaben verwerfen?",
  discardHint:
    "Es wurde nichts gesendet. Wenn Sie abbrechen, erfährt der Server, dass Sie keine Wahl getroffen haben.",
  stopHint: "Es wurde nichts gesendet. Stoppen beendet den Vorgang und alles, was er anfragt.",
  discard: "Anfrage abbrechen",
  putAside: "Später",
  loadAgain: "Noch einmal versuchen",
  maybeSent: "Die Verbindung brach ab, bevor sicher war, ob dies angekommen ist.",
  notLoaded: ({ server }) =>
    `Eine Frage von ${isolate(server)} wartet: Was sie anzeigt, konnte nicht geladen werden.`,
  keepEditing: "Weiter bearbeiten",
  answer: "Antworten",
  bar: "Fragen, die auf Sie warten",
  moveBar: "An den anderen Rand verschieben",
  aside: "Sie haben das zurückgestellt.",
  asides: ({ count }) =>
    plural(count, {
      one: "1 Frage zurückgestellt",
      other: `${number(count)} Fragen zurückgestellt`,
    }),
  resume: "Fortsetzen",
  refusals: ({ server, count }) =>
    plural(count, {
      one: `1 Anfrage von ${isolate(server)} wurde abgewiesen: Niemand konnte sie beantworten.`,
      other: `${number(count)} Anfragen von ${isolate(server)} wurden abgewiesen: Niemand konnte sie beantworten.`,
    }),
  dismiss: "Ausblenden",
  copyEntered: "Kopieren",
  copied: "Kopiert.",
  notCopied: "Es wurde nichts kopiert. Markieren Sie den Text und kopieren Sie ihn selbst.",
  broken: "Diese Frage lässt sich nicht anzeigen",
  brokenHint:
    "Beim Anzeigen der Frage eines Servers ist in der App ein Fehler aufgetreten. Es wurde nichts gesendet. Sie können ablehnen oder es noch einmal versuchen.",
  covered:
    "Möglicherweise verdeckt etwas diesen Teil der Seite, deshalb wurde Ihr Klick nicht angenommen. Warten Sie, sobald Sie ihn ganz sehen, einen Moment und klicken Sie noch einmal.",
};
