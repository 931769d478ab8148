import type { HostKey, ReadKey } from "../state/key.js";
import type { Draft } from "./command.js";
import { draftKey } from "./keys.js";
import type { Transactions } from "./transactions.js";

/** Values outside the state: those who listen to one key hear of it, nobody else. */
export interface Values {
  read: ReadKey;
  /** Puts a value under a key; `undefined` removes it. */
  publish<Value>(key: HostKey<Value>, value: Value | undefined): void;
  keys(): Iterable<string>;
}

/** Makes an empty {@link Values}. */
export function createValues(transactions: Transactions): Values {
  const values = new Map<string, unknown>();
  return {
    read: (key: string) => values.get(key),
    keys: () => values.keys(),
    publish(key: string, value: unknown) {
      if (value === undefined ? !values.delete(key) : Object.is(values.get(key), value)) return;
      if (value !== undefined) values.set(key, value);
      transactions.note((journal) => journal.values.set(key, value));
    },
  };
}

/** The draft of each question; published under `draft:<id>`. */
export interface Drafts {
  get(id: string): Draft | undefined;
  /** Keeps a draft, or without one forgets it. */
  set(id: string, draft?: Draft): void;
}

/** Makes an empty {@link Drafts}. */
export function createDrafts(values: Values): Drafts {
  return {
    get: (id) => values.read(draftKey(id)),
    set: (id, draft) => values.publish(draftKey(id), draft),
  };
}
