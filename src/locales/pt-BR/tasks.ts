import type { TasksMessages } from "../en/tasks.js";
import { createNumbers } from "../writing/createNumbers.js";

const { number, plural } = createNumbers("pt-BR");

/** @see TasksMessages */
export const tasks: TasksMessages = {
  heading: ({ count }) =>
    plural(count, {
      one: `${number(count)} tarefa`,
      many: `${number(count)} de tarefas`,
      other: `${number(count)} tarefas`,
    }),
  states: {
    working: "Em andamento",
    "needs-you": "Precisa de você",
    cancelling: "Sendo interrompida",
    lost: "Conexão perdida",
    unknown: "Resultado desconhecido",
    completed: "Concluída",
    failed: "Falhou",
    cancelled: "Interrompida",
  },
  dismissAll: "Dispensar todas as tarefas encerradas",
};
