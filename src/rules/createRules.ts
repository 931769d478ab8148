import type { HostRules, RulesCore, RunningRules } from "../host/hostRules.js";
import type { Rule } from "../host/rule.js";
import { createBudgets } from "./budgets.js";
import { createConsidering } from "./considering.js";
import { createRulesCommands, type MayMakeRules } from "./createRulesCommands.js";
import { indexRules } from "./findRule.js";
import { createRuleBook, endsWith } from "./ruleBook.js";
import { partOfUse, rulesScopes } from "./rulesScopes.js";
import { ruleUseKey } from "./rulesState.js";
import { shownUse } from "./ruleUse.js";
import type { RulesStorage } from "./store/rulesStorage.js";
import { createRulesStore } from "./store/rulesStore.js";
import { createUseStore } from "./store/useStore.js";
import { createSuspendedRules } from "./suspendedRules.js";

/** Options for rules. */
export interface RulesOptions {
  /** Where rules are kept that outlive their session: `localStorage`, or anything of its shape. @default nowhere */
  readonly storage?: RulesStorage;
  /** Names what this host stores; what cannot be read is kept aside under `<storageKey>:unreadable`. @default "mcp-host-ui:rules" */
  readonly storageKey?: string;
  /**
   * Tells whether whoever sends a command may make, change or revoke these rules, stop all of them or set budgets (with an
   * empty list). What a window may not make, it proposes. @default whoever is in the host's own process
   */
  readonly mayMake?: MayMakeRules;
}

/** The time that requests wait for a storage that does not answer, in milliseconds. */
const patience = 2_000;

/**
 * Makes the rules of one host: data by which it answers in place of the person, named in the log whenever they do. Without
 * a rule that covers it, each question is the person's; a form always is.
 */
export function createRules(options: RulesOptions = {}): HostRules {
  return { start: (core) => runRules(core, options) };
}

function runRules(
  core: RulesCore,
  {
    storage,
    storageKey = "mcp-host-ui:rules",
    mayMake = (_, { isRemote }) => !isRemote,
  }: RulesOptions,
): RunningRules {
  let isStarted = false;
  const uses = createUseStore(storage, `${storageKey}:use`, core.report);
  const store = createRulesStore({
    storage,
    key: storageKey,
    changed: () => {
      if (isStarted) changed();
    },
    report: core.report,
  });
  const book = createRuleBook(core, store, storage !== undefined);
  const budgets = createBudgets(core, uses, () => store.get().budgets);
  let index = indexRules(store.get().rules);
  let published = new Set<string>();

  const suspended = createSuspendedRules();
  const publishUse = (rule: Rule, now: number) =>
    core.publish(
      ruleUseKey(rule.id),
      {
        ...shownUse(rule, uses.of(rule), now),
        ...(suspended.has(rule) && { toolChanged: true as const }),
      },
      partOfUse(rule.server),
    );

  const consider = createConsidering({
    core,
    index: () => index,
    isStopped: () => store.get().isStopped,
    uses,
    budgets,
    look() {
      store.look();
      uses.look();
    },
    compared(facts, now) {
      for (const rule of suspended.compare(index, facts)) publishUse(rule, now);
    },
    used: publishUse,
  });

  /** Everything that waits and is covered now is decided in the same commit. */
  const drain = () => {
    for (const { id } of core.questions()) core.place(id);
  };

  const publish = () => {
    const { rules } = store.get();
    const ids = new Set(rules.map(({ id }) => id));
    for (const id of published) if (!ids.has(id)) core.publish(ruleUseKey(id), undefined);
    published = ids;
    for (const rule of rules) publishUse(rule, Date.now());
    budgets.publish([...new Set(core.questions().map(({ session }) => session))], Date.now());
    book.publish();
  };

  const changed = () =>
    core.batch(() => {
      index = indexRules(store.get().rules);
      publish();
      drain();
    });

  const carryOut = createRulesCommands({ core, book, budgets, mayMake });
  const wait = async (reading: Promise<unknown>) => {
    await withinPatience(reading);
    // Which budgets there are is known only now.
    await budgets.prepare();
    ready = undefined;
    changed();
  };
  const reading = [store.ready(), uses.load(), budgets.prepare()].flatMap((part) => part ?? []);
  let ready = reading.length > 0 ? wait(Promise.all(reading)) : undefined;
  isStarted = true;
  publish();

  return {
    get ready() {
      return ready;
    },
    consider,
    ended: (id) => budgets.ended(id, Date.now()),
    spend(id, spent) {
      const question = core.question(id);
      if (question) budgets.spend(id, question.session, spent, Date.now());
    },
    command: (command, sender) => core.batch(() => carryOut(command, sender)),
    commands: rulesScopes,
    sessionChanged({ id, phase }) {
      if (phase === "open") return;
      book.endSession(id);
      store.drop((rule) => endsWith(rule, id));
    },
    close: store.close,
  };
}

/** Waits for a storage, and not for ever. */
async function withinPatience(reading: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([reading, limit]);
  clearTimeout(timer);
}
