import type { Draft } from "../command.js";
import type { Question } from "../question.js";
import { readStored, type StoredDraft, writeStored } from "./storedDraft.js";

/** Where drafts survive a reload: `sessionStorage`, or anything of its shape, which may take its time. */
export interface DraftStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): void | Promise<void>;
  removeItem(key: string): void | Promise<void>;
}

/** Keeps drafts in a storage; what goes wrong there is reported and costs nothing else. */
export interface DraftKeeper {
  /** Reads what an earlier page left. */
  load(): Promise<readonly StoredDraft[]>;
  /** Stores a draft with its server's name, or without one forgets it. */
  keep(question: Question, draft: Draft | undefined, server: string): void;
  /** Forgets the draft of a question of which nothing is left but its id. */
  forget(id: string): void;
}

const slow = 5_000;

/** Makes a {@link DraftKeeper} that writes under one key, once what was there has been read. */
export function createDraftKeeper(
  open: () => DraftStorage,
  key: string,
  report: (error: unknown) => void,
): DraftKeeper {
  let stored = new Map<string, StoredDraft>();
  let seen: string | null | undefined;
  /** The number of drafts that did not fit the last time. */
  let left = 0;
  const changes = new Map<string, StoredDraft | undefined>();
  let told: string | undefined;
  let isWaiting = false;
  let working: Promise<unknown> = Promise.resolve();

  /** One trouble is told once, however many keys are pressed meanwhile. */
  const tell = (message: string, cause?: unknown) => {
    if (told !== message) report(new Error(message, { cause }));
    told = message;
  };

  const reader = createDraftReader(tell);

  const attempt = async <Result>(
    work: () => Result | Promise<Result>,
    failure: string,
  ): Promise<Result | undefined> => {
    const timer = setTimeout(() => tell(tooSlow), slow);
    try {
      const result = await work();
      told = undefined;
      return result;
    } catch (error) {
      tell(failure, error);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  };

  /** Takes over what is stored now: another page may keep its drafts in the same place. */
  const adopt = (text: string | null): readonly StoredDraft[] => {
    if (text === seen) return [];
    seen = text;
    const found = reader.read(text);
    if (found) stored = new Map(found.map((draft) => [draft.question.id, draft]));
    return found ?? [];
  };

  /** Tries what the storage did not take again, with what comes next. */
  const takeBack = (unsaved: ReadonlyMap<string, StoredDraft | undefined>) => {
    for (const [id, draft] of unsaved) if (!changes.has(id)) changes.set(id, draft);
  };

  const save = async (found: string | null) => {
    adopt(found);
    const unsaved = new Map(changes);
    for (const [id, draft] of unsaved) {
      stored.delete(id);
      if (draft) stored.set(id, draft);
    }
    changes.clear();
    const written = writeStored([...stored.values()]);
    const text = written.text ?? null;
    seen = text;
    if (written.left > left) report(new Error(tooMany(written.left)));
    left = written.left;
    try {
      if (reader.setAside) await reader.setAside(open(), unreadKey(key));
      await (text === null ? open().removeItem(key) : open().setItem(key, text));
    } catch (error) {
      takeBack(unsaved);
      throw error;
    }
  };

  const write = () => {
    isWaiting = false;
    return attempt(() => {
      const found = open().getItem(key);
      // At once where the storage answers at once, so that no other page can come between.
      return found instanceof Promise ? found.then(save) : save(found);
    }, "The drafts could not be stored; they are safe until the page closes.");
  };

  const change = (id: string, draft: StoredDraft | undefined) => {
    const hadDraft = changes.get(id) !== undefined || stored.has(id);
    if (!draft && !hadDraft) return;
    changes.set(id, draft);
    if (isWaiting) return;
    isWaiting = true;
    working = working.then(write);
  };

  return {
    load() {
      const loading = attempt(async () => {
        const found = adopt(await open().getItem(key));
        const aside = reader.readAside(await open().getItem(unreadKey(key)));
        for (const draft of aside)
          if (!stored.has(draft.question.id)) stored.set(draft.question.id, draft);
        return [...found, ...aside];
      }, unreadable);
      working = loading;
      return loading.then((found) => found ?? []);
    },
    keep(question, draft, server) {
      const hasDraft = draft !== undefined && Object.keys(draft).length > 0;
      change(question.id, hasDraft ? { question, draft, server } : undefined);
    },
    forget: (id) => change(id, undefined),
  };
}

/** Reads stored drafts, and sets aside a text that it could not read in full. */
interface DraftReader {
  /** Returns `undefined` where nothing of the text can be read. */
  read(text: string | null): readonly StoredDraft[] | undefined;
  /** Reads what a page of another version set aside, if this page can read it in full. */
  readAside(text: string | null): readonly StoredDraft[];
  /** Stores what could not be read where nothing overwrites it, or removes it once it was read; absent where neither is due. */
  setAside?: ((storage: DraftStorage, key: string) => Promise<void>) | undefined;
}

function createDraftReader(tell: (message: string, cause?: unknown) => void): DraftReader {
  const keepAside = (text: string) => {
    reader.setAside = async (storage, key) => {
      await storage.setItem(key, text);
      reader.setAside = undefined;
    };
  };
  const reader: DraftReader = {
    read(text) {
      if (text === null) return [];
      try {
        const { drafts, unread } = readStored(text);
        if (unread === 0) return drafts;
        keepAside(text);
        tell(someUnreadable(unread));
        return drafts;
      } catch (error) {
        keepAside(text);
        tell(unreadable, error);
        return undefined;
      }
    },
    readAside(text) {
      try {
        const found = text === null ? undefined : readStored(text);
        if (found?.unread !== 0) return [];
        reader.setAside ??= async (storage, key) => {
          await storage.removeItem(key);
          reader.setAside = undefined;
        };
        return found.drafts;
      } catch {
        // It waits for a page that can.
        return [];
      }
    },
  };
  return reader;
}

/** Where drafts wait that this page cannot read: another version of the app may. */
export function unreadKey(key: string): string {
  return `${key}:unreadable`;
}

const unreadable = "The stored drafts could not be read; nothing else is lost.";

const someUnreadable = (count: number) =>
  `${count} of the stored drafts could not be read; the others are restored.`;

const tooMany = (count: number) =>
  `${count} drafts do not fit into the storage for drafts; they are safe until the page closes.`;

const tooSlow = `The storage for drafts has not answered for ${slow / 1000} s; until it does they are safe while the page is open.`;
