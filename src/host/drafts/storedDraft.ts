import { isJsonObject } from "../../wire/protocol/json.js";
import type { Draft } from "../command.js";
import type { Question } from "../question.js";

/** The stored part of one question that was not answered yet. */
export interface StoredDraft {
  readonly question: Question;
  readonly draft: Draft;
  /** The host app's own name for the server. */
  readonly server: string;
}

/** Bumped whenever what is stored changes its shape; another version is left alone. */
const version = 1;

const most = { drafts: 200, characters: 1_000_000 };

/** Drafts as text. */
export interface WrittenDrafts {
  /** The newest drafts that fit; absent if there are none. */
  readonly text?: string;
  /** The number of drafts that did not fit. */
  readonly left: number;
}

/** Writes the newest drafts that fit as text. */
export function writeStored(drafts: readonly StoredDraft[]): WrittenDrafts {
  const kept: string[] = [];
  let characters = 0;
  for (const draft of drafts.slice(-most.drafts).toReversed()) {
    const text = JSON.stringify(draft);
    if (characters + text.length > most.characters) continue;
    characters += text.length;
    kept.unshift(text);
  }
  const left = drafts.length - kept.length;
  if (kept.length === 0) return { left };
  return { text: `{"version":${version},"drafts":[${kept.join(",")}]}`, left };
}

/** Drafts of an earlier page. */
export interface ReadDrafts {
  readonly drafts: readonly StoredDraft[];
  /** The number of drafts that no page of this version can have written. */
  readonly unread: number;
}

/** Reads what {@link writeStored} wrote. Throws if the text has another format or version. */
export function readStored(text: string): ReadDrafts {
  const stored: unknown = JSON.parse(text);
  if (!isJsonObject(stored)) throw new TypeError("The stored drafts are no object.");
  if (stored.version !== version)
    throw new TypeError(
      `The stored drafts have version ${JSON.stringify(stored.version)?.slice(0, 20)}; this page reads version ${version}.`,
    );
  if (!Array.isArray(stored.drafts))
    throw new TypeError("The stored drafts have another shape than their version says.");
  const drafts = stored.drafts.filter(isStoredDraft);
  return { drafts, unread: stored.drafts.length - drafts.length };
}

function isStoredDraft(value: unknown): value is StoredDraft {
  return (
    isJsonObject(value) &&
    typeof value.server === "string" &&
    isJsonObject(value.draft) &&
    Object.values(value.draft).every(isDraftValue) &&
    isJsonObject(value.question) &&
    isQuestion(value.question)
  );
}

function isQuestion(value: Readonly<Record<string, unknown>>): boolean {
  return (
    ["id", "kind", "session"].every((name) => typeof value[name] === "string") &&
    ["asked", "receivedAt"].every((name) => Number.isFinite(value[name])) &&
    typeof value.embedded === "boolean" &&
    Array.isArray(value.calls) &&
    (value.outcome === undefined || isJsonObject(value.outcome))
  );
}

function isDraftValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((item) => typeof item === "string");
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}
