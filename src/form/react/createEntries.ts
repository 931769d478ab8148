import { createStore, type Store } from "../../react/createStore.js";
import type { Field } from "../../schema/field.js";
import { type Entry, isSameEntry, startingEntry } from "../model/entry.js";
import type { FormIssue, ObstacleCode } from "../model/formIssue.js";
import type { FormJudge, Judgement } from "../model/judgeForm.js";
import { createListeners } from "./createListeners.js";

/** The entries of one form, and what is wrong with each. */
export interface FormEntries {
  /** What a field holds. */
  readonly get: (field: Field) => Entry;
  /** Replaces what a field holds; `obstacle` says what keeps it from being a value. */
  readonly set: (field: Field, entry: Entry, obstacle?: ObstacleCode) => void;
  /** What is wrong with single fields, by field id, once that is to be shown. */
  readonly issues: Store<ReadonlyMap<string, readonly FormIssue[]>>;
  /** Shows what is wrong with a field. */
  readonly showIssues: (field: Field, issues: readonly FormIssue[]) => void;
  /** Puts what was typed before into the fields that nobody has changed since the form was made. */
  readonly restore: (typed: Readonly<Record<string, Entry>>) => void;
  /** Takes back what was restored into a field, unless the person has changed it since. */
  readonly forget: (field: Field) => void;
  /** Whether the person has changed what a field holds, here or before a reload. */
  readonly isChanged: (field: Field) => boolean;
  /** Whether anything differs from where it started. */
  readonly isDirty: () => boolean;
  /** Judges everything, and shows what is wrong. */
  readonly judgeAll: () => Promise<Judgement>;
  /** Tells whoever listens to a field that something else about it changed: the first fields at once, the others in later tasks. */
  readonly touchAll: () => void;
  /** Hears of one field's entry and issues, or without a field of any. */
  readonly subscribe: (listener: () => void, field?: Field) => () => void;
}

/**
 * Makes the entries of a form: the server's suggestions, with what was typed before on top. They are kept under
 * generated names, so a property may be called what it likes. A field is judged again at each change once an attempt
 * to send has failed, and no other field with it.
 */
export function createEntries(
  fields: readonly Field[],
  typed: Readonly<Record<string, Entry>>,
  judge: FormJudge,
): FormEntries {
  const entries = new Map([
    ...fields.map((field) => [field.id, startingEntry(field)] as const),
    ...Object.entries(typed),
  ]);
  const origins = new Map<string, Origin>();
  for (const [id, entry] of Object.entries(typed)) origins.set(id, { from: "draft", entry });
  const obstacles = new Map<string, FormIssue>();
  const issues = createStore<ReadonlyMap<string, readonly FormIssue[]>>(new Map());
  const listeners = createListeners();
  let isTried = false;

  const get = (field: Field): Entry => entries.get(field.id) ?? null;

  const showIssues: FormEntries["showIssues"] = ({ id }, list) => {
    const shown = new Map(issues.getState());
    if (list.length > 0) shown.set(id, list);
    else if (!shown.delete(id)) return;
    issues.setState(shown);
    listeners.tell(id);
  };

  const judgeAgain = async (field: Field, entry: Entry) => {
    const obstacle = obstacles.get(field.id);
    const list = obstacle ? [obstacle] : await judge.judgeField(field, entry);
    // What was typed since is judged by itself.
    if (get(field) === entry) showIssues(field, list);
  };

  const set: FormEntries["set"] = (field, entry, code) => {
    if (code) obstacles.set(field.id, { path: [field.name], code, params: {} });
    else obstacles.delete(field.id);
    entries.set(field.id, entry);
    origins.set(field.id, { from: "person" });
    listeners.tell(field.id);
    if (isTried) void judgeAgain(field, entry);
  };

  return {
    get,
    set,
    issues,
    showIssues,
    restore(found) {
      for (const field of fields) {
        const entry = found[field.id];
        const from = origins.get(field.id)?.from ?? "draft";
        if (entry === undefined || from !== "draft" || isSameEntry(get(field), entry)) continue;
        origins.set(field.id, { from: "draft", entry });
        entries.set(field.id, entry);
        listeners.tell(field.id);
      }
    },
    forget(field) {
      const origin = origins.get(field.id);
      if (origin?.from !== "draft" || !isSameEntry(get(field), origin.entry)) return;
      set(field, startingEntry(field));
      origins.set(field.id, { from: "forgotten" });
    },
    isChanged({ id }) {
      const from = origins.get(id)?.from;
      return from === "person" || from === "draft";
    },
    isDirty: () =>
      obstacles.size > 0 || fields.some((field) => !isSameEntry(get(field), startingEntry(field))),
    async judgeAll() {
      const judgement = await judge.judge(get, obstacles);
      const before = issues.getState();
      isTried = true;
      issues.setState(judgement.issues);
      listeners.tell();
      const isConcerned = (id: string) => before.has(id) || judgement.issues.has(id);
      listeners.tellEach(fields.map(({ id }) => id).filter(isConcerned));
      return judgement;
    },
    touchAll: () => listeners.tellEach(fields.map(({ id }) => id)),
    subscribe: (listener, field) => listeners.add(listener, field?.id),
  };
}

/** Whose entry a field holds, where that is no longer what it started with. */
type Origin =
  | { readonly from: "person" }
  | { readonly from: "draft"; readonly entry: Entry }
  /** What was restored was taken back: nothing is restored there again. */
  | { readonly from: "forgotten" };
