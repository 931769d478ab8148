import type { CommandScope, CommandScopes, CommandTarget } from "../host/commandScope.js";
import type { Rule } from "../host/rule.js";
import { isJsonObject } from "../wire/protocol/json.js";
import { type RulesState, rulesKey } from "./rulesState.js";

/** Returns the rules, budgets, proposals and changes of the sessions that a window sees. */
export function partOfRules(state: RulesState, sees: (session: string) => boolean): RulesState {
  const isSeen = ({ server }: { readonly server?: string } = {}) =>
    server === undefined || sees(server);
  return {
    ...state,
    rules: state.rules.filter(isSeen),
    budgets: state.budgets.filter(isSeen),
    proposals: state.proposals.filter(({ rules }) => rules.every(isSeen)),
    changes: state.changes.filter(({ before, after }) => isSeen(before) && isSeen(after)),
  };
}

/** Returns the use of a rule, or of a budget, to a window that sees the server it belongs to. */
export function partOfUse<Use>(
  server: Rule["server"],
): (use: Use, sees: (session: string) => boolean) => Use | undefined {
  return (use, sees) => (server === undefined || sees(server) ? use : undefined);
}

/** A command about one entry of the rules, under `name`: the sender has to see the entry. */
function oneOf(
  list: "rules" | "proposals" | "changes",
  name: "rule" | "proposal" | "change",
): CommandScope {
  return {
    targets(command, read) {
      const entries: readonly { readonly id: string }[] = read(rulesKey)?.[list] ?? [];
      if (!entries.some(({ id }) => id === command[name])) return undefined;
      return list === "rules" ? serversIn(command.change) : [];
    },
  };
}

/** The scope of each command of the rules. */
export const rulesScopes: CommandScopes = {
  // A proposal changes nothing yet: `mayMake` decides who makes the rule.
  propose: {
    answers: true,
    targets: ({ id, rules }) =>
      typeof id === "string" ? [{ type: "question", id }, ...serversIn(rules)] : undefined,
  },
  add: { targets: ({ rules }) => serversIn(rules) },
  change: oneOf("rules", "rule"),
  remove: oneOf("rules", "rule"),
  stop: "host",
  accept: oneOf("proposals", "proposal"),
  dismiss: oneOf("proposals", "proposal"),
  undo: oneOf("changes", "change"),
  budget: { targets: ({ budget, server }) => [...serversIn(budget), ...serversIn({ server })] },
};

/** Lists the servers that a rule, a budget, or a list of rules names. */
function serversIn(value: unknown): readonly CommandTarget[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return all.flatMap((one) =>
    isJsonObject(one) && typeof one.server === "string"
      ? [{ type: "session" as const, id: one.server }]
      : [],
  );
}
