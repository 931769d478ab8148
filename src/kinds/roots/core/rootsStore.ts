import { watchStorage } from "../../../state/watchStorage.js";
import { type Kept, nothingKept, parseKept, serializeKept } from "./keptRoots.js";
import type { RootsStorage } from "./rootsStorage.js";

/** Keeps roots and decisions, in step with every other page that keeps them in the same place. */
export interface RootsStore {
  get(): Kept;
  /** Resolves once what was stored has been read; never rejects. */
  readonly ready: Promise<void>;
  /** Makes a change to what is newest; resolves to whether it could be kept. Changes that come together are written once. */
  change(edit: (kept: Kept) => Kept): Promise<boolean>;
  /** The same, but tells of it only when the function is called that it resolves to. */
  changeQuietly(edit: (kept: Kept) => Kept): Promise<() => void>;
  close(): void;
}

interface Edit {
  readonly edit: (kept: Kept) => Kept;
  readonly isQuiet: boolean;
}

interface Saved {
  readonly isKept: boolean;
  readonly tell: () => void;
}

const unchanged: Saved = { isKept: true, tell: () => {} };

/** Makes a store. What cannot be read is reported, kept aside under another key, and costs nothing else. */
export function createRootsStore(context: {
  storage: RootsStorage | undefined;
  key: string;
  /** Hears that something else is kept now, and what was before. */
  changed: (before: Kept) => void;
  report: (error: unknown) => void;
}): RootsStore {
  const { storage, key, report } = context;
  let kept = nothingKept;
  let seen: string | null = null;
  let edits: Edit[] = [];
  let saved: Promise<Saved> = Promise.resolve(unchanged);
  let work: Promise<unknown> = Promise.resolve();

  const keepAside = async (text: string, cause: unknown) => {
    report(
      new Error(`The stored roots could not be read; they are kept under "${key}:unreadable".`, {
        cause,
      }),
    );
    try {
      await storage?.setItem(`${key}:unreadable`, text);
    } catch (error) {
      report(error);
    }
  };

  const adopt = (found: string | null) => {
    if (found === seen) return;
    seen = found;
    const before = kept;
    try {
      kept = found === null ? nothingKept : parseKept(found);
    } catch (cause) {
      void keepAside(found ?? "", cause);
      return;
    }
    context.changed(before);
  };

  /** Takes over what others kept; at once where the storage answers at once, so that nobody can come between. */
  const look = (): Promise<void> | undefined => {
    const unreadable = (cause: unknown) =>
      report(new Error("The storage of the roots could not be read.", { cause }));
    try {
      const found = storage?.getItem(key) ?? null;
      if (typeof found === "object" && found) return found.then(adopt).catch(unreadable);
      adopt(found);
    } catch (cause) {
      unreadable(cause);
    }
    return undefined;
  };

  const save = async (): Promise<Saved> => {
    const looking = look();
    if (looking) await looking;
    const batch = edits;
    edits = [];
    const next = batch.reduce((current, { edit }) => edit(current), kept);
    if (next === kept) return unchanged;
    const [before, keptBefore] = [seen, kept];
    kept = next;
    const tell = () => context.changed(keptBefore);
    if (batch.some(({ isQuiet }) => !isQuiet)) tell();
    try {
      const text = serializeKept(next);
      const writing = storage?.setItem(key, text);
      if (storage) seen = text;
      await writing;
      return { isKept: true, tell };
    } catch (cause) {
      // What is stored is still what it was: it is not taken for somebody else's change.
      seen = before;
      report(new Error("The roots could not be kept; they hold until the page closes.", { cause }));
      return { isKept: false, tell };
    }
  };

  /** Changes that come together are saved together. */
  const add = (edit: Edit): Promise<Saved> => {
    edits.push(edit);
    if (edits.length === 1) saved = inTurn(save);
    return saved;
  };

  /** One thing after the other: what another page wrote is never taken for newer than a change under way. */
  const inTurn = <Result>(step: () => Promise<Result>): Promise<Result> => {
    const done = work.then(step, step);
    work = done;
    return done;
  };

  const stop = storage && watchStorage(storage, key, () => void inTurn(async () => look()));

  return {
    get: () => kept,
    ready: inTurn(async () => look()),
    change: async (edit) => (await add({ edit, isQuiet: false })).isKept,
    changeQuietly: async (edit) => (await add({ edit, isQuiet: true })).tell,
    close: () => stop?.(),
  };
}
