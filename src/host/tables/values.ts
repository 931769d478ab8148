import type { HostKey, ReadKey, ValuePart } from "../../state/key.js";
import type { Draft } from "../command.js";
import { draftKey } from "../keys.js";
import type { Transactions } from "./transactions.js";

/** Values outside the state: those who listen to one key hear of it, nobody else. */
export interface Values {
  read: ReadKey;
  /** Puts a value under a key; `undefined` removes it. `part` cuts it for a window that does not see every session. */
  publish<Value>(key: HostKey<Value>, value: Value | undefined, part?: ValuePart<Value>): void;
  /** Reads the part of a value that concerns only sessions for which `sees` returns true. */
  readPart(key: string, sees: (session: string) => boolean): unknown;
  keys(): Iterable<string>;
}

/** Makes an empty {@link Values}. */
export function createValues(transactions: Transactions): Values {
  const values = new Map<string, unknown>();
  const parts = new Map<string, ValuePart<unknown>>();
  return {
    read: (key: string) => values.get(key),
    keys: () => values.keys(),
    readPart(key, sees) {
      const [value, part] = [values.get(key), parts.get(key)];
      return part && value !== undefined ? part(value, sees) : value;
    },
    publish<Value>(key: HostKey<Value>, value: Value | undefined, part?: ValuePart<Value>) {
      // A key has one type: `part` is only called with the value that was published with it.
      if (part && value !== undefined) parts.set(key, part as ValuePart<unknown>);
      else parts.delete(key);
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
