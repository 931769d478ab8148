import { isolate } from "../../../locales/writing/isolate.js";
import type { ProblemMessages } from "../en/problems.js";

/** @see ProblemMessages */
export const problems: ProblemMessages = {
  hidden: ({ label, reason }) => `${isolate(label)} kann nicht angezeigt werden: ${reason}`,
  noted: ({ label, reason }) => `${isolate(label)}: ${reason}`,
  "root-not-object": "Der Server verlangt etwas, das kein Formular ist.",
  "too-large": "Der Server verlangt mehr, als ein Formular zeigen kann.",
  "too-deep": "Es ist zu tief verschachtelt, um hier geprüft zu werden; der Server prüft es.",
  "schema-malformed": "Der Server hat es falsch beschrieben.",
  "keyword-malformed":
    "Der Server hat einen Teil davon falsch beschrieben; dieser Teil wird nicht beachtet.",
  "type-unknown": "Der Server verlangt eine Art von Antwort, die es nicht gibt.",
  "never-valid": "Keine Antwort darauf könnte richtig sein.",
  "ref-unresolved": "Der Server verweist auf eine Beschreibung, die es nicht gibt.",
  "required-undescribed": "Der Server verlangt es, ohne es zu beschreiben.",
  "alternatives-narrowed": "Der Server würde auch andere Arten von Antworten annehmen.",
  "enum-names-mismatch":
    "Die Namen der Optionen passen nicht dazu, deshalb werden die Optionen so gezeigt, wie sie gesendet werden.",
  "options-dropped": "Einige der Optionen ließen sich nicht als Antwort senden und fehlen deshalb.",
  "default-dropped":
    "Was der Server vorschlägt, ist keine gültige Antwort und wird deshalb weggelassen.",
  unsupported: "Die Verbindung zu diesem Server kann eine solche Antwort nicht übertragen.",
};
