import type { Field } from "../../schema/field.js";
import { findExcess, findSuggestedExcess } from "../../wire/protocol/findExcess.js";
import { isJsonObject, type JsonObject } from "../../wire/protocol/json.js";
import type { RequestLimits } from "../../wire/protocol/requestLimits.js";
import { type Entry, readEntry, startingEntry } from "./entry.js";

/** The entries that stand for a content somebody else wrote, and whether all of it has one. */
export interface Proposal {
  /** By field id; none is left out, so that nothing leaves which was not proposed. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** Whether each value has the type of its field, and each property is asked for. */
  readonly fits: boolean;
}

/**
 * Reads proposed content as entries of a form; what the schema says of the values is validated as always. Throws where it
 * exceeds what a form may suggest.
 */
export function readProposal(
  fields: readonly Field[],
  content: JsonObject,
  limits: RequestLimits,
): Proposal {
  const excess = findExcessOf(content, limits);
  if (excess !== undefined) throw new RangeError(excess);
  const names = new Set(fields.map(({ name }) => name));
  let fits = Object.keys(content).every((name) => names.has(name));
  const entries = new Map<string, Entry>();
  for (const field of fields) {
    const value = Object.hasOwn(content, field.name) ? content[field.name] : undefined;
    const entry = value === undefined ? null : entryFor(field, value);
    if (entry === undefined) fits = false;
    entries.set(field.id, entry ?? null);
  }
  return { entries, fits };
}

function findExcessOf(content: JsonObject, limits: RequestLimits): string | undefined {
  const place = "What the view filled in";
  const { formCharacters: characters = Infinity, ...others } = limits;
  const excess = findExcess(content, place, { limits: { ...others, characters } });
  if (excess !== undefined) return excess;
  for (const value of Object.values(content)) {
    const tooMuch = findSuggestedExcess(value, place, limits);
    if (tooMuch !== undefined) return tooMuch;
  }
  return undefined;
}

/** `undefined` where no entry of the field stands for the value. */
function entryFor(field: Field, value: JsonObject[string]): Entry | undefined {
  if (field.kind === "choices" && !Array.isArray(value)) return undefined;
  if (field.kind === "number" && typeof value !== "number") return undefined;
  // A default is turned into an entry of the same kind; whether this is one is checked below.
  const entry = startingEntry({ ...field, default: value } as Field);
  if (field.kind === "choices" && Array.isArray(value) && Array.isArray(entry))
    return entry.length === value.length ? entry : undefined;
  return entry === null || isJsonObject(entry) ? undefined : readEntry(field, entry);
}
