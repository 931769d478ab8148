import type { EndingMessages } from "../en/ending.js";
import { isolate } from "../writing/isolate.js";

/** @see EndingMessages */
export const ending: EndingMessages = {
  withdrawn: "Der Server hat seine Frage zurückgezogen.",
  disconnected: "Die Verbindung zum Server ist abgebrochen.",
  reload:
    "Die Seite wurde neu geladen, und die Verbindung, über die gefragt wurde, besteht nicht mehr.",
  deadline: "Die Zeit für eine Antwort ist abgelaufen.",
  callerEnded: "Der Vorgang, der gefragt hat, ist beendet.",
  unattended: "Die Frage war zu lange nicht zu sehen.",
  flood: "Der Server hat zu viele Fragen auf einmal gestellt.",
  blocked: "Sie haben den Server blockiert.",
  serverNotNamed: "Diese App nimmt von diesem Server keine Anfragen an.",
  secretsRefused: "Diese App lehnt Formulare ab, die nach Geheimnissen fragen.",
  invalid: "Der Server hat etwas gefragt, das sich nicht beantworten lässt.",
  failed: "Etwas, das für eine Antwort nötig ist, konnte nicht geladen werden.",
  answered: "Die Frage wurde beantwortet.",
  answeredElsewhere: "Das wurde in einem anderen Tab oder auf einem anderen Gerät beantwortet.",
  notSentHere: "Was Sie hier eingegeben haben, wurde nicht gesendet.",
  nothingSent: "Es wurde nichts gesendet.",
  unknownSent: "Es ist nicht bekannt, ob eine Antwort gesendet wurde.",
  cancelSent: "Dem Server wurde mitgeteilt, dass keine Wahl getroffen wurde.",
  withdrawalMessage: ({ message }) => `Als Grund gab er an: „${isolate(message)}“`,
};
