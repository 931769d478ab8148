import { createFormControl, type FieldErrors, type UseFormReturn } from "react-hook-form";
import { createStore, type Store } from "../../react/createStore.js";
import type { Field } from "../../schema/field.js";
import { type Entry, isSameEntry, startingEntry } from "../model/entry.js";
import type { FormIssue, ObstacleCode } from "../model/formIssue.js";
import type { FormJudge, Judgement } from "../model/judgeForm.js";
import { createFormResolver, type FormValues } from "./createFormResolver.js";
import { createListeners } from "./createListeners.js";
import type { FocusTarget, FormAttempt } from "./elicitationFormControl.js";
import { isSameIssues, issuesOf, toIssueError } from "./issueErrors.js";

/** The entries of one form, and what is wrong with each. */
export interface FormEntries {
  /** The form as react-hook-form knows it, by field ids. */
  readonly form: Omit<UseFormReturn<FormValues>, "formState">;
  /** What a field holds. */
  readonly get: (field: Field) => Entry;
  /** Replaces what a field holds; `obstacle` says what keeps it from being a value. */
  readonly set: (field: Field, entry: Entry, obstacle?: ObstacleCode) => void;
  /** The same for what a control holds already: it is not written into. */
  readonly take: FormEntries["set"];
  /** Registers a field's control, which is written into where it can be; nothing when it goes. */
  readonly attach: (field: Field, control: FocusTarget | null) => void;
  /** What is wrong with single fields, by field id, once that is to be shown. */
  readonly issues: Store<ReadonlyMap<string, readonly FormIssue[]>>;
  /** Shows what is wrong with fields, by field id, and nothing else. */
  readonly showIssues: (issues: ReadonlyMap<string, readonly FormIssue[]>) => void;
  /** Puts what was typed before into the fields that nobody has changed since the form was made. */
  readonly restore: (typed: Readonly<Record<string, Entry>>) => void;
  /** Takes back what was restored into a field, unless the person has changed it since. */
  readonly forget: (field: Field) => void;
  /** Whether the person has changed what a field holds, here or before a reload. */
  readonly isChanged: (field: Field) => boolean;
  /** Whether anything differs from where it started. */
  readonly isDirty: () => boolean;
  /**
   * Judges everything, or takes what is `known`; shows what is wrong, or else sends it. Resolves to the judgement, and to
   * what became of it where it was sent.
   */
  readonly attempt: (
    send: (judgement: Judgement) => Promise<FormAttempt>,
    known?: Judgement,
  ) => Promise<{ readonly judgement?: Judgement; readonly made?: FormAttempt }>;
  /** Tells whoever listens to a field that something else about it changed: the first fields at once, the others in later tasks. */
  readonly touchAll: () => void;
  /** Hears of one field's entry and issues, or without a field of any. */
  readonly subscribe: (listener: () => void, field?: Field) => () => void;
}

/**
 * Makes the entries of a form, which react-hook-form holds: the server's suggestions, with what was typed before on top.
 * They are kept under generated names, so a property may be called what it likes. A field is judged again at each change
 * once an attempt to send has failed, and no other field with it.
 */
export function createEntries(
  fields: readonly Field[],
  typed: Readonly<Record<string, Entry>>,
  judge: FormJudge,
): FormEntries {
  const starting: FormValues = Object.fromEntries(
    fields.map((field) => [field.id, startingEntry(field)]),
  );
  const origins = new Map<string, Origin>();
  const obstacles = new Map<string, FormIssue>();
  const issues = createStore<ReadonlyMap<string, readonly FormIssue[]>>(new Map());
  const listeners = createListeners();
  const controls = new Map<string, FocusTarget>();
  const ids = fields.map(({ id }) => id);

  const get = ({ id }: Field): Entry => form.getValues(id) ?? null;
  const resolver = createFormResolver(fields, judge, {
    get,
    obstacles: () => obstacles,
    errors: () => form.getErrors(),
  });
  const form = createFormControl<FormValues>({
    defaultValues: starting,
    resolver: resolver.resolve,
    // A control that is not there yet takes the focus once it is.
    shouldFocusError: false,
  });
  for (const id of ids) form.register(id);

  const isAsLeft = (id: string, entry: Entry) => {
    const origin = origins.get(id);
    return isSameEntry(entry, origin?.from === "draft" ? origin.entry : (starting[id] ?? null));
  };

  const noteIssues = (changed: readonly string[], errors: FieldErrors<FormValues>) => {
    const shown = new Map(issues.getState());
    const news = changed.filter((id) => {
      const list = issuesOf(errors[id]);
      if (isSameIssues(shown.get(id), list)) return false;
      if (list.length > 0) shown.set(id, list);
      else shown.delete(id);
      return true;
    });
    if (news.length > 0) issues.setState(shown);
    return news;
  };

  let known: FormValues = starting;

  const noteAll = (values: FormValues, errors: FieldErrors<FormValues>) => {
    const before = known;
    known = values;
    const moved = ids.filter((id) => !isSameEntry(before[id] ?? null, values[id] ?? null));
    for (const id of moved)
      if (!isAsLeft(id, values[id] ?? null)) origins.set(id, { from: "person" });
    const changed = new Set([...moved, ...noteIssues(ids, errors)]);
    if (changed.size === 0) return;
    listeners.tell();
    listeners.tellEach([...changed]);
  };

  // One subscription for all fields: react-hook-form asks every one of them at every key.
  form.subscribe({
    formState: { values: true, errors: true },
    callback({ name, type, values, errors = {} }) {
      if (name === undefined) return noteAll(values, errors);
      if (!(name in starting)) return;
      known = values;
      if (type === "change" || !isAsLeft(name, values[name] ?? null))
        origins.set(name, { from: "person" });
      noteIssues([name], errors);
      listeners.tell(name);
    },
  });

  const take: FormEntries["take"] = (field, entry, code) => {
    if (code) obstacles.set(field.id, { path: [field.name], code, params: {} });
    else obstacles.delete(field.id);
    const target = { name: field.id, value: entry };
    void form.register(field.id).onChange({ type: "change", target });
  };

  const restore: FormEntries["restore"] = (found) => {
    const restored = fields.filter((field) => {
      const entry = found[field.id];
      const from = origins.get(field.id)?.from ?? "draft";
      return entry !== undefined && from === "draft" && !isSameEntry(get(field), entry);
    });
    const entries = restored.map(({ id }) => [id, found[id] ?? null] as const);
    for (const [id, entry] of entries) origins.set(id, { from: "draft", entry });
    if (entries.length > 0) form.setValues(Object.fromEntries(entries));
  };
  restore(typed);

  return {
    form,
    get,
    set(field, entry, code) {
      take(field, entry, code);
      controls.get(field.id)?.write?.(entry);
    },
    take,
    attach(field, control) {
      const { ref } = form.register(field.id);
      if (!control) {
        controls.delete(field.id);
        return ref(null);
      }
      let isAttached = false;
      // With a type of its own, react-hook-form reads and writes it by its value alone.
      ref({
        type: "entry",
        focus: () => control.focus(),
        get value() {
          return get(field);
        },
        set value(entry) {
          if (isAttached) obstacles.delete(field.id);
          control.write?.(entry);
        },
      });
      isAttached = true;
      controls.set(field.id, control);
    },
    issues,
    showIssues(found) {
      form.clearErrors();
      for (const [id, list] of found)
        if (list.length > 0) form.setError(id, { ...toIssueError(list) });
    },
    restore,
    forget(field) {
      const origin = origins.get(field.id);
      if (origin?.from !== "draft" || !isSameEntry(get(field), origin.entry)) return;
      form.setValue(field.id, startingEntry(field), {
        shouldValidate: issues.getState().has(field.id),
      });
      origins.set(field.id, { from: "forgotten" });
    },
    isChanged({ id }) {
      const from = origins.get(id)?.from;
      return from === "person" || from === "draft";
    },
    isDirty: () =>
      obstacles.size > 0 ||
      fields.some((field) => !isSameEntry(get(field), starting[field.id] ?? null)),
    async attempt(send, known) {
      let judgement: Judgement | undefined;
      let made: FormAttempt;
      const unsent = new Error("Nothing was sent.");
      try {
        await resolver.judgeWith((judged) => {
          const submit = form.handleSubmit(
            async () => {
              judgement = judged();
              made = judgement && (await send(judgement));
              // So that react-hook-form calls nothing a success that was not sent.
              if (!made?.done) throw unsent;
            },
            () => {
              judgement = judged();
            },
          );
          return submit();
        }, known);
      } catch (error) {
        if (error !== unsent) throw error;
      }
      return { ...(judgement && { judgement }), made };
    },
    touchAll: () => listeners.tellEach(ids),
    subscribe: (listener, field) => listeners.add(listener, field?.id),
  };
}

/** Whose entry a field holds, where that is no longer what it started with. */
type Origin =
  | { readonly from: "person" }
  | { readonly from: "draft"; readonly entry: Entry }
  /** What was restored was taken back: nothing is restored there again. */
  | { readonly from: "forgotten" };
