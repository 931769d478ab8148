import type { RulesCore } from "../host/hostRules.js";
import type { Rule } from "../host/rule.js";
import { randomName } from "../wire/protocol/randomName.js";
import { partOfRules } from "./rulesScopes.js";
import { type RuleChange, type RuleProposal, rulesKey } from "./rulesState.js";
import type { KeptRules } from "./store/keptRules.js";
import type { RulesStore } from "./store/rulesStore.js";

/** The rules of one host with what was done to them: what is published, and can be undone. */
export interface RuleBook {
  get(): KeptRules;
  proposals(): readonly RuleProposal[];
  setProposals(proposals: readonly RuleProposal[]): void;
  changes(): readonly RuleChange[];
  /** Whether a change was of a rule that has ended with its session since. */
  hasEnded(change: RuleChange): boolean;
  /** Lets nothing of a session that ended into the next one of its id: no proposal, no undo, no change that waits for a storage. */
  endSession(server: string): void;
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
  const ended = new WeakSet<RuleChange>();
  /** The changes that wait for a storage, each with the sessions that ended meanwhile. */
  const underWay = new Set<Set<string>>();

  const publish = () =>
    core.publish(
      rulesKey,
      { ...store.get(), proposals, changes, unreadable: store.unreadable(), isStored },
      partOfRules,
    );

  const book: RuleBook = {
    get: store.get,
    proposals: () => proposals,
    changes: () => changes,
    hasEnded: (change) => ended.has(change),
    endSession(server) {
      const endsNow = (rule: Rule | undefined) => rule !== undefined && endsWith(rule, server);
      for (const meanwhile of underWay) meanwhile.add(server);
      for (const change of changes) if (endsNow(change.before)) ended.add(change);
      const left = proposals.filter(({ rules }) => !rules.some(endsNow));
      if (left.length < proposals.length) book.setProposals(left);
    },
    publish,
    setProposals(next) {
      proposals = next;
      publish();
    },
    change(edit, principal) {
      const meanwhile = new Set<string>();
      underWay.add(meanwhile);
      return core.batch(() =>
        store.change((kept) => {
          underWay.delete(meanwhile);
          const next = withoutEnded(edit(kept), meanwhile);
          const made = changesBetween(kept.rules, next.rules, principal);
          changes = [...changes, ...made].slice(-undoable);
          return next;
        }),
      );
    },
  };
  return book;
}

/** Whether a rule ends with the session of a server. */
export function endsWith({ expires, server }: Rule, session: string): boolean {
  return expires === "session" && server === session;
}

function withoutEnded(kept: KeptRules, sessions: ReadonlySet<string>): KeptRules {
  if (sessions.size === 0) return kept;
  const rules = kept.rules.filter((rule) => ![...sessions].some((one) => endsWith(rule, one)));
  return { ...kept, rules };
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
