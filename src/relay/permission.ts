import type { Command, Receipt } from "../host/command.js";
import { isJsonObject } from "../wire/protocol/json.js";
import type { WindowSight } from "./windowSight.js";

/** Explains why a window may not give a command; `undefined` if it may. */
export type Permission = (command: Command) => Receipt | undefined;

/**
 * Makes the permission of a window: it acts on what it sees, and `allows` decides; where that leaves it open, a window may
 * answer, and leaves the host's settings alone. Rules are the host's own, whatever `allows` says.
 */
export function createPermission(
  sight: WindowSight,
  allows: ((command: Command) => boolean | undefined) | undefined,
  report: (error: unknown) => void,
): Permission {
  const isAllowed = (command: Command): boolean => {
    try {
      return allows?.(command) ?? isAnswering(command, sight);
    } catch (error) {
      report(error);
      return false;
    }
  };
  return (command) => {
    const hidden = findHidden(command, sight);
    if (hidden !== undefined)
      return { done: false, rejection: "unknown", message: `This window sees no ${hidden}.` };
    if (isByRule(command)) return forbidden("Only the host itself answers by a rule.");
    return isAllowed(command) ? undefined : forbidden(`This window may not ${command.type}.`);
  };
}

/** Whether a command says that a rule answers. A command to the rules names the one that it acts on: who may is theirs to say. */
function isByRule(command: Command): boolean {
  return "rule" in command && command.rule !== undefined && !command.type.startsWith("rules/");
}

/** Finds the record that a command acts on and that the window cannot see. */
function findHidden(command: Command, sight: WindowSight): string | undefined {
  switch (command.type) {
    case "openSurface":
    case "closeSurface":
      return undefined;
    case "stopCall":
      return sight.isCallSeen(command.id) ? undefined : `call ${command.id}`;
    case "blockSession":
      return sight.isSessionSeen(command.id) ? undefined : `session ${command.id}`;
    case "settle":
    case "saveDraft":
    case "putAside":
    case "resume":
    case "extend":
    case "dismiss":
      return sight.question(command.id) ? undefined : `question ${command.id}`;
    case "dismissAll": {
      const hidden = command.ids.find((id) => !sight.question(id));
      return hidden === undefined ? undefined : `question ${hidden}`;
    }
    default: {
      const { session } = command;
      return typeof session !== "string" || sight.isSessionSeen(session)
        ? undefined
        : `session ${session}`;
    }
  }
}

/** Whether a command answers something. One to a kind does if it names a question of that kind. */
function isAnswering(command: Command, sight: WindowSight): boolean {
  if (command.type === "blockSession") return false;
  const [kind, name] = command.type.split("/");
  if (name === undefined) return true;
  // What is only proposed changes nothing: who may make a rule, the host app says.
  if (command.type === "rules/propose")
    return typeof command.id === "string" && sight.question(command.id) !== undefined;
  if (kind === "tasks") return isTaskSeen(command, sight);
  return "id" in command && typeof command.id === "string"
    ? sight.question(command.id)?.kind === kind
    : false;
}

/** Whether a command names a task that the window sees: who may stop a call may stop its task, and dismiss it. */
function isTaskSeen(command: Command, sight: WindowSight): boolean {
  const tasks = sight.value("tasks:list");
  const task =
    "id" in command && Array.isArray(tasks)
      ? tasks.find((task) => isJsonObject(task) && task.id === command.id)
      : undefined;
  return typeof task?.session === "string" && sight.isSessionSeen(task.session);
}

function forbidden(message: string): Receipt {
  return { done: false, rejection: "forbidden", message };
}
