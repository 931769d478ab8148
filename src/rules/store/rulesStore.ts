import type { Rule } from "../../host/rule.js";
import { isLasting, type KeptRules, noRules, parseRules, serializeRules } from "./keptRules.js";
import type { RulesStorage } from "./rulesStorage.js";
import { createRulesText } from "./rulesText.js";

/** Keeps rules, in step with every other page that keeps them in the same place. */
export interface RulesStore {
  get(): KeptRules;
  /** The number of entries that could not be read, and are kept aside. */
  unreadable(): number;
  /** Present until what was stored has been read; never rejects. */
  ready(): Promise<void> | undefined;
  /** Takes over what another page changed, where the storage answers at once. */
  look(): void;
  /** Makes a change to what is newest: at once where the storage answers at once. Resolves to whether it could be kept. */
  change(edit: (kept: KeptRules) => KeptRules): boolean | Promise<boolean>;
  /** Lets go of rules, at once; none of them was ever stored. */
  drop(isOver: (rule: Rule) => boolean): void;
  close(): void;
}

/** Makes a store. What cannot be read is reported, kept aside under another key, and costs nothing else. */
export function createRulesStore(context: {
  storage: RulesStorage | undefined;
  key: string;
  /** Hears that other rules hold. */
  changed: () => void;
  report: (error: unknown) => void;
}): RulesStore {
  const { storage, key, report } = context;
  let kept = noRules;
  let aside = 0;
  let loading: Promise<void> | undefined;
  let work: Promise<unknown> = Promise.resolve();

  const keepAside = (unread: string, count: number, cause: unknown) => {
    aside += count;
    const where = `${key}:unreadable`;
    report(new Error(`Stored rules could not be read; they are kept under "${where}".`, { cause }));
    text?.keepAside(unread);
  };

  const found = (stored: string | null) => {
    const own = kept.rules.filter((rule) => !isLasting(rule));
    kept = { ...noRules, rules: own };
    try {
      const { unreadable, ...read } = stored === null ? nothing : parseRules(stored);
      kept = { ...read, rules: [...read.rules, ...own] };
      const cause = new TypeError("A stored rule has another shape.");
      if (unreadable.length > 0) keepAside(JSON.stringify(unreadable), unreadable.length, cause);
    } catch (cause) {
      keepAside(stored ?? "", 1, cause);
    }
    context.changed();
  };

  const text =
    storage &&
    createRulesText({
      storage,
      key,
      found,
      changed: () => void (text?.isSlow() ? inTurn(async () => text.read()) : text?.read()),
      report,
    });

  const apply = (edit: (kept: KeptRules) => KeptRules) => {
    const next = edit(kept);
    if (next === kept) return true;
    kept = next;
    context.changed();
    return text?.write(serializeRules(kept)) ?? true;
  };

  /** One thing after the other: what another page wrote is never taken for newer than a change under way. */
  const inTurn = <Result>(step: () => Promise<Result>): Promise<Result> => {
    const done = work.then(step, step);
    work = done;
    return done;
  };

  const reading = text?.read();
  if (reading) {
    loading = reading.finally(() => {
      loading = undefined;
    });
    work = loading;
  }

  return {
    get: () => kept,
    unreadable: () => aside,
    ready: () => loading,
    look: () => text?.look(),
    change(edit) {
      if (text?.isSlow())
        return inTurn(async () => {
          await text.read();
          return apply(edit);
        });
      text?.look();
      return apply(edit);
    },
    drop(isOver) {
      const rules = kept.rules.filter((rule) => !isOver(rule));
      if (rules.length === kept.rules.length) return;
      kept = { ...kept, rules };
      context.changed();
    },
    close: () => text?.close(),
  };
}

const nothing = { ...noRules, unreadable: [] };

/** Rules with one in place of the one of its id, or without that. */
export function withRule(
  rules: readonly Rule[],
  id: string,
  next: Rule | undefined,
): readonly Rule[] {
  if (!rules.some((rule) => rule.id === id)) return next ? [...rules, next] : rules;
  return rules.flatMap((rule) => (rule.id === id ? (next ?? []) : rule));
}
