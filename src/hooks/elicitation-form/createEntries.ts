import { createFormControl, type FieldError } from "react-hook-form";
import { type Entry, isSameEntry, startingEntry } from "../../elicitation/form/entry.js";
import type { FormIssue, ObstacleCode } from "../../elicitation/form/formIssue.js";
import type { FormJudge, Judgement } from "../../elicitation/form/judgeForm.js";
import type { Field } from "../../schema/field.js";
import { createListeners } from "./createListeners.js";
import { createStore, type Store } from "./createStore.js";

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
  /** Takes back what was restored into a field, unless the person has changed it since. */
  readonly forget: (field: Field) => void;
  /** Whether anything differs from where it started. */
  readonly isDirty: () => boolean;
  /** Judges everything, and shows what is wrong. */
  readonly judgeAll: () => Promise<Judgement>;
  /** Hears of one field's entry and issues, or without a field of any. */
  readonly subscribe: (listener: () => void, field?: Field) => () => void;
}

/** What react-hook-form keeps of a field that is wrong. */
interface IssueError extends FieldError {
  readonly issues: readonly FormIssue[];
}

/**
 * Makes the entries of a form: the server's suggestions, with what was typed before on top. They are in
 * react-hook-form under generated names, which mean nothing to it, whatever the server called the properties.
 */
export function createEntries(
  fields: readonly Field[],
  typed: Readonly<Record<string, Entry>>,
  judge: FormJudge,
): FormEntries {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const obstacles = new Map<string, FormIssue>();
  const issues = createStore<ReadonlyMap<string, readonly FormIssue[]>>(new Map());
  const listeners = createListeners();
  let judging: Promise<Judgement> | undefined;

  const get = (field: Field): Entry => form.getValues(field.id);
  const judgeField = (field: Field) => {
    const obstacle = obstacles.get(field.id);
    return obstacle ? [obstacle] : judge.judgeField(field, get(field));
  };

  const starting = Object.fromEntries(fields.map((field) => [field.id, startingEntry(field)]));
  const form = createFormControl<Record<string, Entry>>({
    defaultValues: starting,
    shouldFocusError: false,
    async resolver(values, _context, { names = [] }) {
      const [id = ""] = names;
      // Outside a submit, react-hook-form names the one field that changed: no other is judged.
      const field = judging ? undefined : byId.get(id);
      const found = field
        ? new Map([[id, await judgeField(field)]])
        : (await (judging ?? judge.judge(get, obstacles))).issues;
      const errors = Object.fromEntries(
        [...found].flatMap(([name, list]) => {
          const error = toError(list);
          return error ? [[name, error]] : [];
        }),
      );
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  form.reset({ ...starting, ...typed }, { keepDefaultValues: true });
  const inputs = new Map(fields.map(({ id }) => [id, form.register(id)]));
  // One subscription for all: each of react-hook-form's own copies every value of the form for every event.
  form.subscribe({
    formState: { values: true, errors: true },
    callback({ name }) {
      const field = byId.get(name ?? "");
      const now = new Map(issues.getState());
      for (const { id } of field ? [field] : fields) {
        const error: unknown = form.getErrors(id);
        if (isIssueError(error)) now.set(id, error.issues);
        else now.delete(id);
      }
      issues.setState(now);
      listeners.tell(name);
    },
  });

  const set: FormEntries["set"] = (field, entry, code) => {
    if (code) obstacles.set(field.id, { path: [field.name], code, params: {} });
    else obstacles.delete(field.id);
    const target = { name: field.id, value: entry };
    void inputs.get(field.id)?.onChange({ type: "change", target });
  };

  return {
    get,
    set,
    forget(field) {
      const restored = typed[field.id];
      if (restored !== undefined && isSameEntry(get(field), restored))
        set(field, startingEntry(field));
    },
    issues,
    showIssues(field, list) {
      const error = toError(list);
      if (error) form.setError(field.id, error);
    },
    isDirty: () =>
      obstacles.size > 0 || fields.some((field) => !isSameEntry(get(field), startingEntry(field))),
    async judgeAll() {
      judging = judge.judge(get, obstacles);
      try {
        await form.handleSubmit(() => {})();
        return await judging;
      } finally {
        judging = undefined;
      }
    },
    subscribe: (listener, field) => listeners.add(listener, field?.id),
  };
}

function toError(issues: readonly FormIssue[]): IssueError | undefined {
  const [first] = issues;
  return first && { type: first.code, issues };
}

function isIssueError(error: unknown): error is IssueError {
  return typeof error === "object" && error !== null && "issues" in error;
}
