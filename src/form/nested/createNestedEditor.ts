import { createStore, type Store } from "../../react/createStore.js";
import type { JsonField } from "../../schema/field.js";
import type { Json } from "../../wire/protocol/json.js";
import { type Entry, isSameEntry } from "../model/entry.js";
import { entriesOf, startingEntries } from "../model/nestedValue.js";
import { isOpenAtFirst, mostItems, type NestedShape } from "../model/readNested.js";
import type { ElicitationFormStore } from "../react/elicitationFormStore.js";
import type { EntryBinding } from "../react/entries/entryBinding.js";
import { createNestedForm, type NestedForm } from "./createNestedForm.js";
import type { Room } from "./NestingContext.js";

/** The shown side of nested data: the objects that there are, or its JSON. */
export type NestedState =
  | { readonly view: "fields"; readonly forms: readonly NestedForm[] }
  | { readonly view: "json" };

/** Edits the nested data of one field, which holds it as JSON, object by object. */
export interface NestedEditor {
  readonly state: Store<NestedState>;
  /** Where its fields and those within them are taken from. */
  readonly room: Room;
  /** Adds an object, with what the server suggests. Returns it. */
  add(): NestedForm;
  remove(form: NestedForm): void;
  /** Finds an object in which something is no value yet. */
  findFaulty(): NestedForm | undefined;
  showJson(): void;
  /** Shows the fields again. Returns whether they can hold what is written. */
  showFields(): boolean;
  /** Keeps its share of the room for as long as it is in the page. Returns a function that gives it back. */
  hold(): () => void;
  /** Shows what anything but the person has put into the field. */
  write(entry: Entry): void;
}

/** The field of a {@link NestedEditor}, and its place. */
export interface NestedEditorOptions {
  readonly parent: ElicitationFormStore;
  readonly field: JsonField;
  readonly shape: NestedShape;
  readonly binding: EntryBinding;
  readonly room: Room;
}

/** Makes the {@link NestedEditor} of a field. */
export function createNestedEditor({
  parent,
  field,
  shape,
  binding,
  room,
}: NestedEditorOptions): NestedEditor {
  const { isList, fields } = shape;
  let count = 0;
  /** The objects whose fields were taken from the room. */
  let shown = 0;
  let isHeld = true;
  /** The data that the fields were made from, or have written. */
  let kept = binding.get();

  const make = (entries: ReturnType<typeof startingEntries>): NestedForm => {
    const form: NestedForm = createNestedForm(parent, {
      key: String(count++),
      outer: field,
      fields,
      entries,
      place: () => (isList ? formsIn(state.getState()).indexOf(form) : undefined),
      changed: () => keep(),
    });
    return form;
  };

  const take = (objects: number) => {
    if (isHeld) room.left -= objects * fields.length;
    shown += objects;
  };

  const formsOf = (entry: Entry): readonly NestedForm[] | undefined => {
    if (typeof entry !== "string" || entry.trim() === "") return [];
    const value = parse(entry);
    const objects = isList ? value : [value];
    if (!Array.isArray(objects) || objects.length > mostItems) return undefined;
    if (objects.length * fields.length > room.left) return undefined;
    const all = objects.map((object) => entriesOf(fields, object));
    return all.every((entries) => entries !== undefined) ? all.map(make) : undefined;
  };

  const stateOf = (entry: Entry): NestedState => {
    take(-shown);
    const found = formsOf(entry);
    if (!found) return { view: "json" };
    const isOpen = fields.length <= room.left && isOpenAtFirst(field, shape);
    const forms = found.length === 0 && isOpen ? [make(new Map())] : found;
    take(forms.length);
    return { view: "fields", forms };
  };

  /** Writes what the fields hold into the field around them. */
  const keep = () => {
    const forms = formsIn(state.getState());
    const read = forms.map((form) => form.read());
    const [fault] = read.flatMap(({ faults }) => [...faults.values()]);
    const values = read.map(({ value }) => value);
    const text = JSON.stringify(isList ? values : values[0], null, 2);
    // An emptied list is still a list where the server suggested one, or wants one.
    const isStill = isList && (field.required || field.default !== undefined);
    kept = forms.length > 0 || isStill ? text : null;
    binding.take(kept, fault);
  };

  const state = createStore<NestedState>({ view: "json" });
  state.setState(stateOf(kept));

  return {
    state,
    room,
    add() {
      const form = make(startingEntries(fields));
      take(1);
      state.setState({ view: "fields", forms: [...formsIn(state.getState()), form] });
      keep();
      return form;
    },
    remove(form) {
      const forms = formsIn(state.getState()).filter((other) => other !== form);
      take(-1);
      state.setState({ view: "fields", forms });
      keep();
    },
    findFaulty: () => formsIn(state.getState()).find((form) => form.read().faults.size > 0),
    showJson() {
      take(-shown);
      state.setState({ view: "json" });
    },
    hold() {
      if (!isHeld) room.left -= shown * fields.length;
      isHeld = true;
      return () => {
        room.left += shown * fields.length;
        isHeld = false;
      };
    },
    showFields() {
      kept = binding.get();
      const next = stateOf(kept);
      state.setState(next);
      return next.view === "fields";
    },
    write(entry) {
      if (isSameEntry(entry, kept)) return;
      kept = entry;
      state.setState(stateOf(entry));
    },
  };
}

function formsIn(state: NestedState): readonly NestedForm[] {
  return state.view === "fields" ? state.forms : [];
}

function parse(text: string): Json | undefined {
  try {
    // JSON.parse returns Json by definition; its declared type is any.
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
