import { type Kept, nothingKept, parseKept, serializeKept } from "./keptRoots.js";
import type { RootsStorage } from "./rootsStorage.js";
import { watchStorage } from "./watchStorage.js";

/** What is kept of roots and decisions, in step with every other page that keeps it in the same place. */
export interface RootsStore {
  get(): Kept;
  /** Resolves once what was stored has been read; never rejects. */
  readonly ready: Promise<void>;
  /** Makes a change to what is newest; resolves to whether it could be kept. Changes that come together are written once. */
  change(edit: (kept: Kept) => Kept): Promise<boolean>;
  close(): void;
}

/** Makes a store. What cannot be read is reported, kept aside under another key, and costs nothing else. */
export function createRootsStore(context: {
  storage: RootsStorage | undefined;
  key: string;
  /** Hears that something else is kept now. */
  changed: () => void;
  report: (error: unknown) => void;
}): RootsStore {
  const { storage, key, report } = context;
  let kept = nothingKept;
  let seen: string | null = null;
  let edits: ((kept: Kept) => Kept)[] = [];
  let saved: Promise<boolean> = Promise.resolve(true);
  let work: Promise<unknown> = Promise.resolve();

  const set = (next: Kept) => {
    kept = next;
    context.changed();
  };

  const keepAside = async (text: string, cause: unknown) => {
    report(
      new Error(`The stored roots could not be read; they are kept under "${key}:unreadable".`, {
        cause,
      }),
    );
    await storage?.setItem(`${key}:unreadable`, text);
  };

  const look = async () => {
    try {
      const found = (await storage?.getItem(key)) ?? null;
      if (found === seen) return;
      seen = found;
      let next = nothingKept;
      try {
        if (found !== null) next = parseKept(found);
      } catch (error) {
        await keepAside(found ?? "", error);
        return;
      }
      set(next);
    } catch (cause) {
      report(new Error("The storage of the roots could not be read.", { cause }));
    }
  };

  const save = async () => {
    await look();
    const batch = edits;
    edits = [];
    const before = kept;
    const next = batch.reduce((current, edit) => edit(current), before);
    if (next === before) return true;
    set(next);
    try {
      const text = serializeKept(next);
      await storage?.setItem(key, text);
      seen = storage ? text : null;
      return true;
    } catch (cause) {
      report(new Error("The roots could not be kept; they hold until the page closes.", { cause }));
      return false;
    }
  };

  /** One thing after the other: what another page wrote is never taken for newer than a change under way. */
  const inTurn = <Result>(step: () => Promise<Result>): Promise<Result> => {
    const done = work.then(step, step);
    work = done;
    return done;
  };

  const stop = storage && watchStorage(storage, key, () => void inTurn(look));

  return {
    get: () => kept,
    ready: inTurn(look),
    change(edit) {
      edits.push(edit);
      if (edits.length === 1) saved = inTurn(save);
      return saved;
    },
    close: () => stop?.(),
  };
}
