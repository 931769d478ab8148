import { createStore, type Store } from "../../react/createStore.js";
import type { JsonField } from "../../schema/field.js";
import type { Json } from "../../wire/protocol/json.js";
import { type Entry, isSameEntry } from "../model/entry.js";
import { entriesOf, startingEntries } from "../model/nestedValue.js";
import { mostItems, type NestedShape } from "../model/readNested.js";
import type { ElicitationFormStore } from "../react/elicitationFormStore.js";
import type { EntryBinding } from "../react/entryBinding.js";
import { createNestedForm, type NestedForm } from "./createNestedForm.js";

/** The shown side of nested data: the objects that there are, or its JSON. */
export type NestedState =
  | { readonly view: "fields"; readonly forms: readonly NestedForm[] }
  | { readonly view: "json" };

/** Edits the nested data of one field, which holds it as JSON, object by object. */
export interface NestedEditor {
  readonly state: Store<NestedState>;
  /** Adds an object, with what the server suggests. Returns it. */
  add(): NestedForm;
  remove(form: NestedForm): void;
  showJson(): void;
  /** Shows the fields again. Returns whether they can hold what is written. */
  showFields(): boolean;
  /** Shows what anything but the person has put into the field. */
  write(entry: Entry): void;
}

/** Makes the {@link NestedEditor} of a field. */
export function createNestedEditor(
  parent: ElicitationFormStore,
  field: JsonField,
  { isList, fields }: NestedShape,
  binding: EntryBinding,
): NestedEditor {
  let count = 0;
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

  const formsOf = (entry: Entry): readonly NestedForm[] | undefined => {
    if (typeof entry !== "string" || entry.trim() === "") return [];
    const value = parse(entry);
    const objects = isList ? value : [value];
    if (!Array.isArray(objects) || objects.length > mostItems) return undefined;
    const all = objects.map((object) => entriesOf(fields, object));
    return all.every((entries) => entries !== undefined) ? all.map(make) : undefined;
  };

  const stateOf = (entry: Entry): NestedState => {
    const forms = formsOf(entry);
    if (!forms) return { view: "json" };
    // What has to be filled in is there at once, unless it would show suggestions that nobody has agreed to send.
    const isOpen =
      field.required && !isList && fields.every((nested) => nested.default === undefined);
    return { view: "fields", forms: forms.length === 0 && isOpen ? [make(new Map())] : forms };
  };

  /** Writes what the fields hold into the field around them. */
  const keep = () => {
    const forms = formsIn(state.getState());
    const read = forms.map((form) => form.read());
    const [fault] = read.flatMap(({ faults }) => [...faults.values()]);
    const values = read.map(({ value }) => value);
    const text = JSON.stringify(isList ? values : values[0], null, 2);
    kept = forms.length === 0 ? null : text;
    binding.take(kept, fault);
  };

  const state = createStore<NestedState>({ view: "json" });
  state.setState(stateOf(kept));

  return {
    state,
    add() {
      const form = make(startingEntries(fields));
      state.setState({ view: "fields", forms: [...formsIn(state.getState()), form] });
      keep();
      return form;
    },
    remove(form) {
      const forms = formsIn(state.getState()).filter((other) => other !== form);
      state.setState({ view: "fields", forms });
      keep();
    },
    showJson() {
      state.setState({ view: "json" });
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
