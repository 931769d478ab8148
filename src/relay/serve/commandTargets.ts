import type { Command, KindCommand } from "../../host/command.js";
import type { CommandScope, CommandScopes, CommandTarget } from "../../host/commandScope.js";
import type { ReadKey } from "../../state/key.js";

/** The records that one command acts on, and whether it is part of answering a question or stopping a call. */
export interface CommandTargets {
  readonly targets: readonly CommandTarget[];
  readonly answers: boolean;
  /** The kind that the question must have. */
  readonly kind?: string;
}

/**
 * Finds the targets of a command. Returns `"undeclared"` if the kind does not declare the command, and `"missing"` if a
 * target does not exist.
 */
export function findTargets(
  command: Command,
  scopesOf: (kind: string) => CommandScopes | undefined,
  read: ReadKey,
): CommandTargets | "undeclared" | "missing" {
  switch (command.type) {
    case "openSurface":
    case "closeSurface":
      return { targets: [], answers: true };
    case "stopCall": {
      const { id, question } = command;
      return {
        targets: [{ type: "call", id }, ...(question === undefined ? [] : [questionAt(question)])],
        answers: true,
      };
    }
    case "blockSession":
      return { targets: [{ type: "session", id: command.id }], answers: false };
    case "settle":
    case "saveDraft":
    case "putAside":
    case "resume":
    case "extend":
    case "dismiss":
      return { targets: [questionAt(command.id)], answers: true };
    case "dismissAll":
      return { targets: command.ids.map(questionAt), answers: true };
    default:
      return findKindTargets(command, scopesOf, read);
  }
}

function findKindTargets(
  command: KindCommand,
  scopesOf: (kind: string) => CommandScopes | undefined,
  read: ReadKey,
): CommandTargets | "undeclared" | "missing" {
  const slash = command.type.indexOf("/");
  const [kind, name] = [command.type.slice(0, slash), command.type.slice(slash + 1)];
  const scopes = scopesOf(kind);
  const scope = scopes && Object.hasOwn(scopes, name) ? scopes[name] : undefined;
  if (!scope) return "undeclared";
  const named = targetsOf(command, scope, read);
  if (!named) return "missing";
  // Every session that a command names is a target, too.
  const { session } = command;
  const sessions = typeof session === "string" ? [sessionAt(session)] : [];
  return {
    targets: [...named, ...sessions],
    answers: scope === "question" || (scope !== "host" && scope.answers === true),
    ...(scope === "question" && { kind }),
  };
}

function targetsOf(
  command: KindCommand,
  scope: "question" | "host" | CommandScope,
  read: ReadKey,
): readonly CommandTarget[] | undefined {
  if (scope === "host") return [];
  if (scope !== "question") return scope.targets(command, read);
  return typeof command.id === "string" ? [questionAt(command.id)] : undefined;
}

/** The target that a question's id names. */
function questionAt(id: string): CommandTarget {
  return { type: "question", id };
}

/** The target that a session's id names. */
function sessionAt(id: string): CommandTarget {
  return { type: "session", id };
}
