import { createKeyedListeners } from "../../state/keyedListeners.js";
import { createListeners } from "../../state/listeners.js";
import type { Commit } from "./commit.js";
import { changesState, createJournal, type Journal, keysOf, toCommit } from "./journal.js";

/** Runs events, and tells what each of them changed once it is over. */
export interface Transactions {
  /** Listens to one key, or without a key to the state as a whole. Returns a function that stops listening. */
  subscribe(listener: () => void, key?: string): () => void;
  /** Listens to every commit. Returns a function that stops listening. */
  observe(observer: (commit: Commit) => void): () => void;
  /** Runs an event, or a part of one that is under way: what it changes is one commit. */
  batch<Result>(run: () => Result): Result;
  /** Notes a change; alone it is an event of its own. */
  note(change: (journal: Journal) => void): void;
  /** Runs what closes the event under way: it still belongs to it, and sees all that it changed. */
  atEnd(run: () => void): void;
  /** Runs something once the event under way is over and told. */
  afterwards(run: () => void): void;
}

/**
 * Makes {@link Transactions}. What a listener throws goes to `report`. Commits are told one after the other: one that a
 * listener brings about waits until all have heard of this one. `changed` runs with each change, before anybody is told.
 */
export function createTransactions(
  report: (error: unknown) => void,
  changed: () => void,
): Transactions {
  const listeners = createKeyedListeners(report);
  const observers = createListeners<[commit: Commit]>(report);
  let depth = 0;
  let journal: Journal | undefined;
  let closing: (() => void)[] = [];
  let following: (() => void)[] = [];
  const untold: (() => void)[] = [];
  let isTelling = false;

  const tell = (told: Journal) => {
    if (!observers.isEmpty()) observers.tell(toCommit(told));
    listeners.tell(keysOf(told), changesState(told));
  };

  const close = () => {
    for (const next of closing) next();
    closing = [];
  };

  const commit = () => {
    const [told, after] = [journal, following];
    journal = undefined;
    following = [];
    untold.push(() => {
      if (told) tell(told);
      for (const next of after) next();
    });
    if (isTelling) return;
    isTelling = true;
    for (let next = untold.shift(); next; next = untold.shift()) next();
    isTelling = false;
  };

  const batch = <Result>(run: () => Result): Result => {
    depth += 1;
    try {
      return run();
    } finally {
      if (depth === 1) close();
      depth -= 1;
      if (depth === 0) commit();
    }
  };

  return {
    subscribe: listeners.add,
    observe: observers.add,
    batch,
    note: (change) =>
      batch(() => {
        journal ??= createJournal();
        change(journal);
        changed();
      }),
    atEnd: (run) => batch(() => void closing.push(run)),
    afterwards: (run) => batch(() => void following.push(run)),
  };
}
