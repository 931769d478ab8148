import { createStore } from "../../react/createStore.js";
import type { Finding } from "../../safety/finding.js";
import type { Field } from "../../schema/field.js";
import { createKeyedListeners } from "../../state/keyedListeners.js";
import { type Entry, isSameEntry } from "../model/entry.js";
import { type FormIssue, groupIssues, type ParseErrorCode } from "../model/formIssue.js";
import { countsAsSecret, type FormInspection, keepsItSecret } from "../model/inspectForm.js";
import { composeValue, type NestedValue } from "../model/nestedValue.js";
import { createFocusTargets } from "../react/createFocusTargets.js";
import type { Sight } from "../react/createSight.js";
import type { ElicitationFormStore, FocusTarget } from "../react/elicitationFormStore.js";
import { fromHeld } from "../react/entries/heldEntry.js";

/** The fields of one nested object, as a form within the form. */
export interface NestedForm {
  /** A name that no other object of the same field has. */
  readonly key: string;
  /** A store that the parts of a form read and write: the outer form, but for the fields and what they hold. */
  readonly control: ElicitationFormStore;
  /** The object as it stands. */
  read(): NestedValue;
  /** Focuses the first field that is wrong, or else the first. */
  focus(): void;
  /** Reads values that its controls hold and that no event reported. */
  readControls(): void;
  /** Follows what the outer form finds wrong or suspicious. Returns a function that stops it. */
  follow(): () => void;
}

/** The place of a nested object, and what its fields start with. */
export interface NestedFormOptions {
  readonly key: string;
  /** The field of the outer form that holds it. */
  readonly outer: Field;
  readonly fields: readonly Field[];
  readonly entries: ReadonlyMap<string, Entry>;
  /** Its place in a list, as long as it is in one. */
  readonly place: () => number | undefined;
  readonly changed: () => void;
}

/** Makes the {@link NestedForm} of one object. */
export function createNestedForm(
  parent: ElicitationFormStore,
  { key, outer, fields, entries, place, changed }: NestedFormOptions,
): NestedForm {
  const held = new Map(entries);
  const parseErrors = new Map<string, ParseErrorCode>();
  const listeners = createKeyedListeners();
  const controls = new Map<string, FocusTarget>();
  const targets = createFocusTargets(() => {});
  const ids = fields.map(({ id }) => id);
  const issues = createStore<ReadonlyMap<string, readonly FormIssue[]>>(new Map());
  const inspection = createStore(nestedInspection(parent.inspection.getState(), outer, fields));
  const byName = new Map(fields.map((field) => [field.name, field]));

  const entryOf = (field: Field) => fromHeld(field, held.get(field.id));
  const isChanged = (field: Field) =>
    !isSameEntry(entryOf(field), fromHeld(field, entries.get(field.id)));
  const read = (): NestedValue => {
    const { value, faults } = composeValue(fields, entryOf);
    return { value, faults: new Map([...faults, ...parseErrors]) };
  };

  const findIssues = () => {
    const found = parent.issues.getState().get(outer.id) ?? [];
    if (found.length === 0) return new Map<string, readonly FormIssue[]>();
    const faults = [...read().faults].map(([id, code]) => issueOf(fields, id, code));
    const faulty = new Set(faults.map(({ path: [name] }) => name));
    // Of what is no value yet, nothing else is worth saying.
    const inside = issuesInside(found, place()).filter(({ path: [name] }) => !faulty.has(name));
    const isMissing = found.some(({ path, code }) => code === "required" && path.length === 1);
    const missing = fields
      .filter((field) => isMissing && field.required && entryOf(field) === null)
      .map(({ id }) => issueOf(fields, id, "required"));
    return groupIssues(fields, [...inside, ...faults, ...missing]).issues;
  };

  const refresh = () => {
    inspection.setState(nestedInspection(parent.inspection.getState(), outer, fields));
    issues.setState(findIssues());
    listeners.tell(ids);
  };

  const takeEntry: ElicitationFormStore["takeEntry"] = (field, entry, code) => {
    held.set(field.id, entry);
    if (code) parseErrors.set(field.id, code);
    else parseErrors.delete(field.id);
    changed();
    listeners.tell([field.id], true);
  };

  const control: ElicitationFormStore = {
    ...parent,
    fields,
    domId: `${parent.domId}-${outer.id}-${key}`,
    fieldNamed: (name) => byName.get(name),
    inspection,
    issues,
    unchecked: createStore<ReadonlySet<string>>(new Set()),
    entryOf,
    takeEntry,
    setEntry(field, entry, code) {
      takeEntry(field, entry, code);
      controls.get(field.id)?.write?.(entry);
    },
    subscribe: (listener, field) => listeners.add(listener, field?.id),
    isSecret(field) {
      const found = inspection.getState();
      // While nothing is known yet, what was there before is no secret that was typed just now.
      return (
        (found.phase !== "pending" || isChanged(field)) &&
        countsAsSecret(found, field, entryOf(field))
      );
    },
    isChanged,
    setTarget(field, target) {
      if (target) controls.set(field.id, target);
      else controls.delete(field.id);
      target?.write?.(entryOf(field));
      targets.set(field, target);
    },
    focus: targets.focus,
    awaited: targets.awaited,
    sight: nestedSight(parent, `${outer.id}/${key}`, ({ id }) => entries.get(id) != null),
  };

  return {
    key,
    control,
    read,
    readControls() {
      for (const target of controls.values()) target.read?.();
    },
    focus() {
      const wrong = issues.getState();
      const { faults } = read();
      const first = fields.find(({ id }) => wrong.has(id) || faults.has(id)) ?? fields[0];
      if (first) targets.focus(first);
    },
    follow() {
      refresh();
      const stops = [parent.subscribe(refresh, outer), parent.inspection.subscribe(refresh)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** Watches what is suggested within nested data as a part of the field around it: that was seen once each of them was. */
function nestedSight(
  { sight }: ElicitationFormStore,
  place: string,
  isSuggested: (field: Field) => boolean,
): Sight {
  const within = (field: Field) => ({ ...field, id: `${place}/${field.id}` });
  // What is deeper has its own place before its id already.
  const counts = (field: Field) => field.id.includes("/") || isSuggested(field);
  return {
    expect() {},
    watch(field, element) {
      if (!counts(field)) return () => {};
      const inside = within(field);
      const stop = sight.watch(inside, element);
      return () => {
        stop();
        sight.forget(inside);
      };
    },
    forget: (field) => sight.forget(within(field)),
    has: () => true,
  };
}

/** The issues within one object, at its place in a list if it is in one, with their paths from there. */
function issuesInside(found: readonly FormIssue[], at: number | undefined): readonly FormIssue[] {
  const depth = at === undefined ? 1 : 2;
  return found
    .filter(({ path }) => path.length > depth && (at === undefined || path[1] === at))
    .map((issue) => ({ ...issue, path: issue.path.slice(depth) }));
}

function issueOf(fields: readonly Field[], id: string, code: FormIssue["code"]): FormIssue {
  return { path: [fields.find((field) => field.id === id)?.name ?? ""], code, params: {} };
}

/** The findings about the fields of a nested object; one about a secret that names none of them is about all. */
function nestedInspection(
  { byField, ...inspection }: FormInspection,
  outer: Field,
  fields: readonly Field[],
): FormInspection {
  const nested = new Map<string, readonly Finding[]>();
  const add = (id: string, finding: Finding) =>
    nested.set(id, [...(nested.get(id) ?? []), finding]);
  const idOf = new Map(fields.map(({ name, id }) => [name, id]));
  for (const finding of byField.get(outer.id) ?? []) {
    const inside = finding.path.slice(3);
    const [keyword, name, ...deeper] = inside[0] === "items" ? inside.slice(1) : inside;
    const id = keyword === "properties" ? idOf.get(String(name)) : undefined;
    if (id !== undefined)
      add(id, { ...finding, path: ["requestedSchema", "properties", String(name), ...deeper] });
    else if (keepsItSecret(finding)) for (const field of fields) add(field.id, finding);
  }
  return { ...inspection, byField: nested };
}
