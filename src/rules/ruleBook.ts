import type { RulesCore } from "../host/hostRules.js";
import type { Rule } from "../host/rule.js";
import { randomName } from "../wire/protocol/randomName.js";
import type { KeptRules } from "./keptRules.js";
import { type RuleChange, type RuleProposal, rulesKey } from "./rulesState.js";
import type { RulesStore } from "./rulesStore.js";

/** The rules of one host with what was done to them: what is published, and can be undone. */
export interface RuleBook {
  get(): KeptRules;
  proposals(): readonly RuleProposal[];
  setProposals(proposals: readonly RuleProposal[]): void;
  changes(): readonly RuleChange[];
  /** Makes a change in somebody's name, in one commit with all that follows from it. */
  change(
    edit: (kept: KeptRules) => KeptRules,
    principal: string | undefined,
  ): boolean | Promise<boolean>;
  /** Publishes everything as it is now. */
  publish(): void;
}

/** The number of changes that can be undone. */
const undoable = 50;

/** Makes the book of the rules in a store. */
export function createRuleBook(
  core: Pick<RulesCore, "publish" | "batch">,
  store: RulesStore,
  isStored: boolean,
): RuleBook {
  let proposals: readonly RuleProposal[] = [];
  let changes: readonly RuleChange[] = [];

  const publish = () =>
    core.publish(rulesKey, {
      ...store.get(),
      proposals,
      changes,
      unreadable: store.unreadable(),
      isStored,
    });

  const book: RuleBook = {
    get: store.get,
    proposals: () => proposals,
    changes: () => changes,
    publish,
    setProposals(next) {
      proposals = next;
      publish();
    },
    change: (edit, principal) =>
      core.batch(() =>
        store.change((kept) => {
          const next = edit(kept);
          const made = changesBetween(kept.rules, next.rules, principal);
          changes = [...changes, ...made].slice(-undoable);
          return next;
        }),
      ),
  };
  return book;
}

function changesBetween(
  before: readonly Rule[],
  after: readonly Rule[],
  by: string | undefined,
): readonly RuleChange[] {
  const [old, fresh] = [byId(before), byId(after)];
  // One time for all: by it what was done at once is shown, and taken back, together.
  const at = Date.now();
  const common = () => ({ id: randomName(), at, ...(by !== undefined && { by }) });
  return [
    ...before.flatMap((rule): readonly RuleChange[] => {
      const next = fresh.get(rule.id);
      if (next === rule) return [];
      return next
        ? [{ ...common(), type: "changed", before: rule, after: next }]
        : [{ ...common(), type: "removed", before: rule }];
    }),
    ...after
      .filter(({ id }) => !old.has(id))
      .map((rule): RuleChange => ({ ...common(), type: "added", after: rule })),
  ];
}

function byId(rules: readonly Rule[]): ReadonlyMap<string, Rule> {
  return new Map(rules.map((rule) => [rule.id, rule]));
}
