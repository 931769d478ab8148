import type { Rule } from "../../host/rule.js";
import { isJsonObject } from "../../wire/protocol/json.js";
import { type KeptUse, unused } from "../ruleUse.js";
import { isPast, type SpentSlot } from "../spending.js";
import { isLasting } from "./keptRules.js";
import type { RulesStorage } from "./rulesStorage.js";

/** Keeps how often rules decided and what servers used, so that a reload gives nobody more than their limit. */
export interface UseStore {
  of(rule: Rule): KeptUse;
  set(rule: Rule, use: KeptUse): void;
  spentBy(server: string): readonly SpentSlot[];
  /** The servers that used a model within the last day or so. */
  spenders(): readonly string[];
  setSpent(server: string, slots: readonly SpentSlot[]): void;
  /** Takes over what other pages counted, where the storage answers at once. */
  look(): void;
  /** Reads what was stored. */
  load(): void | Promise<void>;
}

/** The most rules, gone ones included, whose use is kept. */
const mostUses = 50_000;

/** Makes a store without any use. What cannot be read is reported, and counts as unused. */
export function createUseStore(
  storage: RulesStorage | undefined,
  key: string,
  report: (error: unknown) => void,
): UseStore {
  const uses = new Map<string, KeptUse>();
  const spent = new Map<string, readonly SpentSlot[]>();
  let kept = new Set<string>();
  let seen: string | null = null;
  let isSlow = false;

  const adopt = (found: string | null) => {
    if (found === seen || found === null) return;
    seen = found;
    try {
      const value: unknown = JSON.parse(found);
      const { uses: readUses, spent: readSpent } = isJsonObject(value) ? value : {};
      kept = new Set();
      for (const [id, use] of entriesOf(readUses)) {
        if (!isUse(use)) continue;
        uses.set(id, use);
        kept.add(id);
      }
      for (const [server, slots] of entriesOf(readSpent))
        if (Array.isArray(slots) && slots.every(isSlot)) spent.set(server, slots);
    } catch (cause) {
      report(new Error("What rules were used for could not be read.", { cause }));
    }
  };

  const save = () => {
    if (!storage) return;
    try {
      const written = Object.fromEntries([...kept].map((id) => [id, uses.get(id) ?? unused]));
      const text = JSON.stringify({ uses: written, spent: Object.fromEntries(spent) });
      const wrote = () => {
        seen = text;
      };
      // Until it is written, what is stored is older than what was counted here, and not news.
      const writing = storage.setItem(key, text);
      if (writing) writing.then(wrote).catch(report);
      else wrote();
    } catch (error) {
      report(error);
    }
  };

  /** A rule that is gone may come back by an undo, here or elsewhere, and has been used as often as before: the last ones stay. */
  const makeRoom = () => {
    if (uses.size <= mostUses) return;
    const [oldest = ""] = uses.keys();
    uses.delete(oldest);
    kept.delete(oldest);
  };

  const load = (): void | Promise<void> => {
    try {
      const found = storage?.getItem(key) ?? null;
      if (typeof found === "object" && found) {
        isSlow = true;
        return found.then(adopt).catch(report);
      }
      adopt(found);
    } catch (error) {
      report(error);
    }
  };

  return {
    load,
    look() {
      if (!isSlow) void load();
    },
    of: ({ id }) => uses.get(id) ?? unused,
    set(rule, use) {
      uses.delete(rule.id);
      uses.set(rule.id, use);
      makeRoom();
      if (!isLasting(rule) || (rule.uses === undefined && rule.perHour === undefined)) return;
      kept.add(rule.id);
      save();
    },
    spentBy: (server) => spent.get(server) ?? [],
    spenders: () => [...spent.keys()],
    setSpent(server, slots) {
      spent.delete(server);
      spent.set(server, slots);
      const [newest] = slots.slice(-1);
      for (const [other, its] of spent)
        if (newest && its.every((slot) => isPast(slot, newest.at))) spent.delete(other);
      save();
    },
  };
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isJsonObject(value) ? Object.entries(value) : [];
}

function isUse(value: unknown): value is KeptUse {
  if (!isJsonObject(value)) return false;
  const { total, times, lastAt } = value;
  const areTimes = Array.isArray(times) && times.every((time) => typeof time === "number");
  return (
    typeof total === "number" && areTimes && (lastAt === undefined || typeof lastAt === "number")
  );
}

function isSlot(value: unknown): value is SpentSlot {
  if (!isJsonObject(value)) return false;
  return [value.at, value.requests, value.tokens].every((count) => typeof count === "number");
}
