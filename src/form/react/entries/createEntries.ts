import {
  createFormControl,
  type FieldErrors,
  type UseFormProps,
  type UseFormReturn,
} from "react-hook-form";
import { createStore, type Store } from "../../../react/createStore.js";
import type { Field } from "../../../schema/field.js";
import { createKeyedListeners } from "../../../state/keyedListeners.js";
import { type Entry, isSameEntry, startingEntry } from "../../model/entry.js";
import type { FormIssue, ParseErrorCode } from "../../model/formIssue.js";
import type { FormValidator } from "../../model/formValidator.js";
import type { FocusTarget } from "../elicitationFormStore.js";
import { type AttemptToSend, createAttempt } from "./createAttempt.js";
import { createEntryControls } from "./createEntryControls.js";
import { createEntryReader } from "./createEntryReader.js";
import { createFormHearing } from "./createFormHearing.js";
import { createFormResolver } from "./createFormResolver.js";
import { createHeldNotes } from "./createHeldNotes.js";
import { createIssueNotes } from "./createIssueNotes.js";
import { createOrigins } from "./createOrigins.js";
import { errorBeside } from "./errorBeside.js";
import { type FormValues, toHeld, unasked } from "./heldEntry.js";
import type { DescribeIssues } from "./issueErrors.js";

/** The entries of one form, and what is wrong with each. */
export interface FormEntries {
  /** The form as react-hook-form knows it, by field ids. */
  readonly form: Omit<UseFormReturn<FormValues>, "formState">;
  /** The options for every `useForm` that joins the form. */
  readonly options: Pick<UseFormProps<FormValues>, "resolver" | "shouldFocusError">;
  /** Has errors say what is wrong in words. Returns a function that stops it. */
  readonly describeWith: (describe: DescribeIssues) => () => void;
  /** The entry that a field holds. */
  readonly get: (field: Field) => Entry;
  /** Reads numbers that inputs of an app's own hold as text, as this language writes them. */
  readonly readNumbersIn: (locale: string) => void;
  /** Replaces what a field holds; `parseError` says what keeps it from being a value. */
  readonly set: (field: Field, entry: Entry, parseError?: ParseErrorCode) => void;
  /** The same for what a control holds already: it is not written into. */
  readonly take: FormEntries["set"];
  /** Registers a field's control, which is written into where it can be; `null` when it goes. */
  readonly attach: (field: Field, control: FocusTarget | null) => void;
  /** Reads values that controls hold and that no event reported. */
  readonly readControls: () => void;
  /** The issues of single fields, by field id, once they are to be shown. */
  readonly issues: Store<ReadonlyMap<string, readonly FormIssue[]>>;
  /** Shows what is wrong with fields, by field id, and nothing else. */
  readonly showIssues: (issues: ReadonlyMap<string, readonly FormIssue[]>) => void;
  /** Puts what was typed before into the fields that nobody has changed since the form was made. */
  readonly restore: (typed: Readonly<Record<string, Entry>>) => void;
  /** Takes back what was restored into a field, unless the person has changed it since. */
  readonly forget: (field: Field) => void;
  /** Whether the person has changed what a field holds, here or before a reload. */
  readonly isChanged: (field: Field) => boolean;
  /** Whether a field holds what was restored into it. */
  readonly isRestored: (field: Field) => boolean;
  /** Whether anything differs from where it started. */
  readonly isDirty: () => boolean;
  readonly attempt: AttemptToSend;
  /** Tells whoever listens to a field that something else about it changed: the first fields at once, the others in later tasks. */
  readonly touchAll: () => void;
  /** Hears of one field's entry and issues, or without a field of any. */
  readonly subscribe: (listener: () => void, field?: Field) => () => void;
}

/**
 * Makes the entries of a form, which react-hook-form holds: the server's suggestions, with what was typed before on top.
 * They are kept under generated names, so a property may be called what it likes. A field is validated again at each change
 * once an attempt to send has failed, and no other field with it.
 */
export function createEntries(
  fields: readonly Field[],
  typed: Readonly<Record<string, Entry>>,
  validator: FormValidator,
): FormEntries {
  const origins = createOrigins();
  const parseErrors = new Map<string, FormIssue>();
  const issues = createStore<ReadonlyMap<string, readonly FormIssue[]>>(new Map());
  const listeners = createKeyedListeners();
  const byId = new Map(fields.map((field) => [field.id, field]));
  const ids = [...byId.keys()];

  const { get, readNumbersIn } = createEntryReader((id) => form.getValues(id));
  const resolver = createFormResolver(fields, validator, {
    get,
    parseErrors: () => parseErrors,
    errorBeside: (names) => errorBeside(form, names, issues.getState().keys()),
  });
  const defaultValues = startingValues(fields);
  const options = {
    resolver: resolver.resolve,
    // A control that is not there yet takes the focus once it is.
    shouldFocusError: false,
  };
  const { form, quietly } = createFormHearing(
    createFormControl<FormValues>({ ...options, defaultValues }).formControl,
    ({ name, isTyped, values, errors }) => {
      if (name === undefined) return noteAll(values, errors);
      const field = byId.get(name);
      if (!field) return;
      note(field, values[name], isTyped);
      noteIssues([name], errors);
      listeners.tell([name], true);
    },
  );
  const changes = new Map(ids.map((id) => [id, form.register(id).onChange]));

  const controls = createEntryControls(form, parseErrors);
  const noteIssues = createIssueNotes(issues);

  const { note, ...notes } = createHeldNotes(fields, defaultValues, origins);

  const noteAll = (values: FormValues, errors: FieldErrors<FormValues>) => {
    const moved = notes.noteAll(values);
    // A reset forgets which inputs there are.
    if (moved.length > 0) queueMicrotask(() => controls.attachAnew(fields));
    const changed = new Set([...moved.map(({ id }) => id), ...noteIssues(ids, errors)]);
    if (changed.size === 0) return;
    listeners.tell([], true);
    listeners.tellInTurns([...changed]);
  };

  const take: FormEntries["take"] = (field, entry, code) => {
    if (code) parseErrors.set(field.id, { path: [field.name], code, params: {} });
    else parseErrors.delete(field.id);
    const value = toHeld(field, entry);
    const target = { name: field.id, value };
    const ledToMore = quietly(() => void changes.get(field.id)?.({ type: "change", target }));
    note(field, value, true);
    listeners.tell([field.id], true);
    if (ledToMore) noteAll(form.getValues(), form.getErrors());
  };

  const restore: FormEntries["restore"] = (found) => {
    const restored: [string, Entry][] = [];
    for (const field of fields) {
      const entry = found[field.id];
      if (entry === undefined || !origins.takesDraft(field) || isSameEntry(get(field), entry))
        continue;
      origins.draft(field, entry);
      restored.push([field.id, toHeld(field, entry)]);
    }
    if (restored.length > 0) form.setValues(Object.fromEntries(restored));
  };
  restore(typed);

  return {
    form,
    options,
    describeWith: resolver.describeWith,
    get,
    readNumbersIn,
    set(field, entry, code) {
      take(field, entry, code);
      controls.write(field, entry);
    },
    take,
    attach: controls.attach,
    readControls: controls.read,
    issues,
    showIssues: (found) => resolver.show(form, found),
    restore,
    forget(field) {
      if (!origins.isDraft(field, get(field))) return;
      form.setValue(field.id, defaultValues[field.id] ?? null, {
        shouldValidate: issues.getState().has(field.id),
      });
      origins.forget(field);
    },
    isChanged: origins.isChanged,
    isRestored: (field) => origins.isDraft(field, get(field)),
    isDirty: () =>
      parseErrors.size > 0 ||
      fields.some((field) => !isSameEntry(get(field), startingEntry(field))),
    attempt: createAttempt(form, resolver),
    touchAll: () => listeners.tellInTurns(ids),
    subscribe: (listener, field) => listeners.add(listener, field?.id),
  };
}

function startingValues(fields: readonly Field[]): FormValues {
  return {
    ...Object.fromEntries(fields.map((field) => [field.id, toHeld(field, startingEntry(field))])),
    [unasked]: "",
  };
}
