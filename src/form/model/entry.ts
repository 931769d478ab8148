import type {
  ChoiceField,
  ChoicesField,
  Field,
  FieldKind,
  OptionValue,
} from "../../schema/field.js";

/** The entry that a control holds for a field of each kind; `null` stands for no value. Plain data, whatever the server sent. */
export interface EntryByKind {
  /** As typed. */
  readonly text: string | null;
  /** The number; what was typed as long as it is none. */
  readonly number: number | string | null;
  readonly boolean: boolean | null;
  /** The place of the option in the field's list, as a string: `"0"` is the first. */
  readonly choice: string | null;
  /** The places of the options. */
  readonly choices: readonly string[] | null;
  /** The items as typed. */
  readonly list: readonly string[] | null;
  /** As typed, be it JSON or not yet. */
  readonly json: string | null;
}

/** The entry that a control holds for one field. */
export type Entry = EntryByKind[FieldKind];

/** The entry before anything is typed: the server's suggestion, or none. */
export function startingEntry(field: Field): Entry {
  if (field.default === undefined) return null;
  switch (field.kind) {
    case "choice":
      return keysOf(field).get(field.default) ?? null;
    case "choices": {
      const keys = keysOf(field);
      return field.default.flatMap((value) => keys.get(value) ?? []);
    }
    case "json":
      return JSON.stringify(field.default, null, 2);
    default:
      return field.default;
  }
}

/** Reads a stored entry; `undefined` if it is none for this field. */
export function readEntry(field: Field, kept: unknown): Entry | undefined {
  if (kept === null) return null;
  switch (field.kind) {
    case "text":
    case "json":
      return typeof kept === "string" ? kept : undefined;
    case "number":
      return typeof kept === "string" || typeof kept === "number" ? kept : undefined;
    case "boolean":
      return typeof kept === "boolean" ? kept : undefined;
    case "choice":
      return isKey(field, kept) ? kept : undefined;
    case "choices":
      return isListOf(kept, (key) => isKey(field, key)) ? kept : undefined;
    case "list":
      return isListOf(kept, () => true) ? kept : undefined;
  }
}

/** Whether two entries are the same. */
export function isSameEntry(one: Entry, other: Entry): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other);
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** Each option's place in the field's list, as entries name it; of equal ones the first. */
function keysOf({ options }: ChoiceField | ChoicesField): ReadonlyMap<OptionValue, string> {
  const places = options.map(({ value }, index) => [value, String(index)] as const);
  return new Map(places.toReversed());
}

function isKey({ options }: ChoiceField | ChoicesField, kept: unknown): kept is string {
  return typeof kept === "string" && String(Number(kept)) === kept && Number(kept) in options;
}

function isListOf(kept: unknown, fits: (item: string) => boolean): kept is readonly string[] {
  return Array.isArray(kept) && kept.every((item) => typeof item === "string" && fits(item));
}
