import { type Control, createFormControl } from "react-hook-form";
import { type Entry, isSameEntry, startingEntry } from "../../elicitation/form/entry.js";
import type { FormIssue, ObstacleCode } from "../../elicitation/form/formIssue.js";
import type { FormJudge, Judgement } from "../../elicitation/form/judgeForm.js";
import type { Field } from "../../schema/field.js";
import type { Entries } from "./entries.js";
import { toFieldError, toFieldErrors } from "./formErrors.js";

/** The entries of one form, in react-hook-form under generated names. */
export interface FormEntries {
  readonly control: Control<Entries>;
  readonly get: (field: Field) => Entry;
  readonly set: (field: Field, entry: Entry) => void;
  readonly setObstacle: (field: Field, obstacle: ObstacleCode | undefined) => void;
  /** Whether anything differs from where it started. */
  readonly isDirty: () => boolean;
  /** Judges everything once; resolves to a judgement, with the errors shown where there are any. */
  readonly judgeAll: () => Promise<Judgement>;
  /** Shows what is wrong with one field. */
  readonly showIssues: (field: Field, issues: readonly FormIssue[]) => void;
  /** Hears of every change. */
  readonly subscribe: (changed: () => void) => () => void;
}

/** Makes the entries of a form: the server's suggestions, with what was typed before on top. */
export function createEntries(
  fields: readonly Field[],
  typed: Readonly<Record<string, Entry>>,
  judge: FormJudge,
): FormEntries {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const obstacles = new Map<string, FormIssue>();
  let judging: Promise<Judgement> | undefined;

  const get = (field: Field): Entry => form.getValues(field.id);
  const judgeAll = () => judge.judge(get, obstacles);
  const judgeField = (field: Field) => {
    const obstacle = obstacles.get(field.id);
    return obstacle ? [obstacle] : judge.judgeField(field, get(field));
  };

  const starting = Object.fromEntries(fields.map((field) => [field.id, startingEntry(field)]));
  const form = createFormControl<Entries>({
    defaultValues: starting,
    shouldFocusError: false,
    async resolver(entries, _context, { names = [] }) {
      const [id = ""] = names;
      // Outside a submit, react-hook-form names the one field that changed: no other is judged.
      const field = judging ? undefined : byId.get(id);
      const errors = field
        ? toFieldErrors({ issues: new Map([[id, await judgeField(field)]]), formIssues: [] })
        : toFieldErrors(await (judging ?? judgeAll()));
      return Object.keys(errors).length > 0
        ? { values: {}, errors }
        : { values: entries, errors: {} };
    },
  });
  form.reset({ ...starting, ...typed }, { keepDefaultValues: true });

  return {
    control: form.control,
    get,
    set: (field, entry) => form.setValue(field.id, entry, { shouldDirty: true }),
    setObstacle(field, code) {
      if (code) obstacles.set(field.id, { path: [field.name], code, params: {} });
      else obstacles.delete(field.id);
    },
    isDirty: () =>
      obstacles.size > 0 || fields.some((field) => !isSameEntry(get(field), startingEntry(field))),
    async judgeAll() {
      judging = judgeAll();
      try {
        await form.handleSubmit(() => {})();
        return await judging;
      } finally {
        judging = undefined;
      }
    },
    showIssues(field, issues) {
      const error = toFieldError(issues);
      if (error) form.setError(field.id, error);
    },
    subscribe: (changed) => form.subscribe({ formState: { values: true }, callback: changed }),
  };
}
