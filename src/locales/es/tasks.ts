import type { TasksMessages } from "../en/tasks.js";
import { createNumbers } from "../writing/createNumbers.js";

const { number, plural } = createNumbers("es");

/** @see TasksMessages */
export const tasks: TasksMessages = {
  heading: ({ count }) =>
    plural(count, {
      one: "1 tarea",
      many: `${number(count)} de tareas`,
      other: `${number(count)} tareas`,
    }),
  states: {
    working: "En curso",
    "needs-you": "Te necesita",
    cancelling: "Deteniéndose",
    lost: "Conexión perdida",
    unknown: "Resultado desconocido",
    completed: "Terminada",
    failed: "Con error",
    cancelled: "Detenida",
  },
  dismissAll: "Ocultar todas las tareas finalizadas",
};
