import type { Draft } from "./command.js";
import type { Question } from "./question.js";

/** Where drafts survive a reload: `sessionStorage`, or anything of its shape, which may take its time. */
export interface DraftStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): void | Promise<void>;
  removeItem(key: string): void | Promise<void>;
}

/** What is stored of one question that was not answered yet. */
export interface StoredDraft {
  readonly question: Question;
  readonly draft: Draft;
}

/** Keeps drafts in a storage; what goes wrong there is reported and costs nothing else. */
export interface DraftKeeper {
  /** Reads what an earlier page left. */
  load(): Promise<readonly StoredDraft[]>;
  /** Stores a draft, or without one forgets it. */
  keep(question: Question, draft: Draft | undefined): void;
}

/** Bumped whenever what is stored changes its shape; another version is left alone. */
const version = 1;

const most = { drafts: 50, characters: 500_000 };

/** Makes a {@link DraftKeeper} that writes under one key. */
export function createDraftKeeper(
  storage: DraftStorage,
  key: string,
  report: (error: unknown) => void,
): DraftKeeper {
  const stored = new Map<string, StoredDraft>();
  let writing: Promise<unknown> = Promise.resolve();
  let isWaiting = false;

  const write = async () => {
    isWaiting = false;
    const text = serialize([...stored.values()]);
    await (text === undefined ? storage.removeItem(key) : storage.setItem(key, text));
  };

  return {
    async load() {
      try {
        const text = await storage.getItem(key);
        return text === null ? [] : parse(text);
      } catch (error) {
        report(
          new Error("The stored drafts could not be read; nothing else is lost.", { cause: error }),
        );
        return [];
      }
    },
    keep(question, draft) {
      stored.delete(question.id);
      if (draft && Object.keys(draft).length > 0) stored.set(question.id, { question, draft });
      if (isWaiting) return;
      isWaiting = true;
      writing = writing.then(write).catch((error: unknown) => {
        report(
          new Error("The drafts could not be stored; they are safe until the page closes.", {
            cause: error,
          }),
        );
      });
    },
  };
}

/** The newest drafts that fit, as text; nothing if there are none. */
function serialize(drafts: readonly StoredDraft[]): string | undefined {
  const kept: string[] = [];
  let characters = 0;
  for (const draft of drafts.slice(-most.drafts).toReversed()) {
    const text = JSON.stringify(draft);
    characters += text.length;
    if (characters > most.characters) break;
    kept.unshift(text);
  }
  return kept.length === 0 ? undefined : `{"version":${version},"drafts":[${kept.join(",")}]}`;
}

/** Reads what {@link serialize} wrote; throws on anything else of this version. */
function parse(text: string): readonly StoredDraft[] {
  const stored: unknown = JSON.parse(text);
  if (!isRecord(stored)) throw new TypeError("The stored drafts are no object.");
  if (stored.version !== version) return [];
  if (!Array.isArray(stored.drafts) || !stored.drafts.every(isStoredDraft))
    throw new TypeError("The stored drafts have another shape than their version says.");
  return stored.drafts;
}

function isStoredDraft(value: unknown): value is StoredDraft {
  return (
    isRecord(value) &&
    isRecord(value.draft) &&
    isRecord(value.question) &&
    ["id", "kind", "session"].every((name) => typeof asRecord(value.question)[name] === "string")
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
