import type { TasksMessages } from "../en/tasks.js";
import { createNumbers } from "../writing/createNumbers.js";

const { number, plural } = createNumbers("fr");

/** @see TasksMessages */
export const tasks: TasksMessages = {
  heading: ({ count }) =>
    plural(count, {
      one: `${number(count)} tâche`,
      many: `${number(count)} de tâches`,
      other: `${number(count)} tâches`,
    }),
  states: {
    working: "En cours",
    "needs-you": "A besoin de vous",
    cancelling: "Arrêt en cours",
    lost: "Connexion perdue",
    unknown: "Issue inconnue",
    completed: "Terminée",
    failed: "Échouée",
    cancelled: "Arrêtée",
  },
  dismissAll: "Masquer toutes les tâches finies",
};
