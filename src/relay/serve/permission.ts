import type { Command, Receipt } from "../../host/command.js";
import type { CommandTarget } from "../../host/commandScope.js";
import type { LocalHost } from "../../host/host.js";
import { type CommandTargets, findTargets } from "./commandTargets.js";
import type { WindowSight } from "./windowSight.js";

/** Explains why a window may not give a command; `undefined` if it may. */
export type Permission = (command: Command) => Receipt | undefined;

/**
 * Makes the permission of a window. The window must see every target of a command; then `allows` decides. Where `allows`
 * returns `undefined`, a window may answer questions and stop calls, and nothing else. No window answers by a rule.
 */
export function createPermission(
  host: Pick<LocalHost, "commandsOf">,
  sight: WindowSight,
  allows: ((command: Command) => boolean | undefined) | undefined,
  report: (error: unknown) => void,
): Permission {
  const isAllowed = (command: Command, answers: boolean): boolean => {
    try {
      return allows?.(command) ?? answers;
    } catch (error) {
      report(error);
      return false;
    }
  };
  return (command) => {
    const named = findTargets(command, host.commandsOf, sight.value);
    if (named === "undeclared")
      return forbidden(`No kind of this host declares what ${command.type} acts on.`);
    if (named === "missing") return unseen(`what ${command.type} names`);
    const hidden = named.targets.find((target) => !isSeen(target, named, sight));
    if (hidden) return unseen(`${hidden.type} ${hidden.id}`);
    if (isByRule(command)) return forbidden("Only the host itself answers by a rule.");
    return isAllowed(command, named.answers)
      ? undefined
      : forbidden(`This window may not ${command.type}.`);
  };
}

/** Whether a command says that a rule answers. A command to the rules names the rule that it changes. */
function isByRule(command: Command): boolean {
  return "rule" in command && command.rule !== undefined && !command.type.startsWith("rules/");
}

function isSeen(
  { type, id }: CommandTarget,
  { kind }: CommandTargets,
  sight: WindowSight,
): boolean {
  switch (type) {
    case "question": {
      const question = sight.question(id);
      return question !== undefined && (kind === undefined || question.kind === kind);
    }
    case "call":
      return sight.isCallSeen(id);
    case "session":
      return sight.isSessionSeen(id);
  }
}

function unseen(what: string): Receipt {
  return { done: false, rejection: "unknown", message: `This window does not see ${what}.` };
}

function forbidden(message: string): Receipt {
  return { done: false, rejection: "forbidden", message };
}
