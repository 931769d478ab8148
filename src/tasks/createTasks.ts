import type { KindCommand, Receipt } from "../host/command.js";
import type { CommandScope } from "../host/commandScope.js";
import type { HostCore } from "../host/kind.js";
import { isJsonObject } from "../wire/protocol/json.js";
import { type RunningTasks, runTasks } from "./runTasks.js";
import { tasksKey } from "./taskRecord.js";
import type { Tasks, TasksOptions } from "./tasks.js";

/**
 * Makes the tasks of one host, to be given to `createHost` among its kinds: it shows what servers work on, what their tasks
 * ask, and what became of them.
 */
export function createTasks(options: TasksOptions = {}): Tasks {
  let running: RunningTasks | undefined;
  const expectRunning = () => {
    if (running) return running;
    throw new TypeError(
      "These tasks belong to no host yet. Write const tasks = createTasks(); createHost({ kinds: [elicitation(), tasks] }).",
    );
  };
  return {
    name: "tasks",
    capabilities: {},
    start(core: HostCore) {
      const started = runTasks(core, options);
      running = started;
      return {
        requests: {},
        notifications: {
          "notifications/tasks/status": hear,
          "notifications/tasks": hear,
        },
        answer: () => ({ message: "Tasks are no questions: answer what they ask." }),
        fallback: () => {
          throw new Error("Tasks ask nothing themselves.");
        },
        command: (command) => carryOut(started, command),
        commands: { cancel: oneTask, dismiss: oneTask },
        forget: started.forget,
        close: started.close,
      };
    },
    callTool: async (session, call, given) => expectRunning().callTool(session, call, given),
    resume: async (session) => expectRunning().resume(session),
  };

  /** Takes what a server tells unasked as a reason to look, and no more. */
  function hear(params: unknown, { id }: { readonly id: string }): void {
    const task = isJsonObject(params) ? params.taskId : undefined;
    if (typeof task === "string") running?.hurry(id, task);
  }
}

/** A command about one task: a window that may stop calls may also cancel and dismiss tasks. */
const oneTask: CommandScope = {
  answers: true,
  targets(command, read) {
    const task = read(tasksKey)?.find(({ id }) => id === command.id);
    return task && [{ type: "session", id: task.session }];
  },
};

async function carryOut(tasks: RunningTasks, { type, id }: KindCommand): Promise<Receipt> {
  if (typeof id !== "string") return unknown("The command names no task.");
  switch (type) {
    case "tasks/cancel":
      return tasks.cancel(id);
    case "tasks/dismiss":
      return tasks.dismiss(id);
    default:
      return unknown(`Tasks know no command "${type}".`);
  }
}

function unknown(message: string): Receipt {
  return { done: false, rejection: "unknown", message };
}
