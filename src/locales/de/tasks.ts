import type { TasksMessages } from "../en/tasks.js";
import { createNumbers } from "../writing/createNumbers.js";

const { number, plural } = createNumbers("de");

/** @see TasksMessages */
export const tasks: TasksMessages = {
  heading: ({ count }) => plural(count, { one: "1 Aufgabe", other: `${number(count)} Aufgaben` }),
  states: {
    working: "Wird bearbeitet",
    "needs-you": "Braucht Sie",
    cancelling: "Wird gestoppt",
    lost: "Verbindung verloren",
    unknown: "Ausgang unbekannt",
    completed: "Erledigt",
    failed: "Fehlgeschlagen",
    cancelled: "Gestoppt",
  },
  dismissAll: "Alle beendeten Aufgaben ausblenden",
};
