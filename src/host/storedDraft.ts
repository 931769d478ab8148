import { isJsonObject } from "../wire/protocol/json.js";
import type { Draft } from "./command.js";
import type { Question } from "./question.js";

/** The stored part of one question that was not answered yet. */
export interface StoredDraft {
  readonly question: Question;
  readonly draft: Draft;
  /** The host app's own name for the server. */
  readonly server: string;
}

/** Bumped whenever what is stored changes its shape; another version is left alone. */
const version = 1;

const most = { drafts: 50, characters: 500_000 };

/** The newest drafts that fit, as text; `undefined` if there are none. */
export function writeStored(drafts: readonly StoredDraft[]): string | undefined {
  const kept: string[] = [];
  let characters = 0;
  for (const draft of drafts.slice(-most.drafts).toReversed()) {
    const text = JSON.stringify(draft);
    if (characters + text.length > most.characters) continue;
    characters += text.length;
    kept.unshift(text);
  }
  return kept.length === 0 ? undefined : `{"version":${version},"drafts":[${kept.join(",")}]}`;
}

/** Reads what {@link writeStored} wrote; throws on anything else of this version. */
export function readStored(text: string): readonly StoredDraft[] {
  const stored: unknown = JSON.parse(text);
  if (!isJsonObject(stored)) throw new TypeError("The stored drafts are no object.");
  if (stored.version !== version) return [];
  if (!Array.isArray(stored.drafts) || !stored.drafts.every(isStoredDraft))
    throw new TypeError("The stored drafts have another shape than their version says.");
  return stored.drafts;
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
