import type { HostState } from "../host/host.js";
import type { Change } from "./change.js";
import type { Row, RowsChange } from "./rowsChange.js";

/** The name of one list of a host's state. */
export type ListName = keyof HostState;

/** The lists of a host's state. */
export const listNames: readonly ListName[] = ["sessions", "calls", "open", "settled", "log"];

/** One piece of a change. */
export type Part =
  | readonly ["set", ListName, Row]
  | readonly ["gone", ListName, string]
  | readonly ["order", ListName, readonly string[]]
  | readonly ["value", string, unknown]
  | readonly ["goneValue", string];

/** A part of a change that is small enough for one message. */
export interface Page {
  readonly fresh: boolean;
  readonly more: boolean;
  readonly parts: readonly Part[];
}

/** A page has at most so many parts and, but for one part that has more by itself, so many characters. */
const most = { parts: 500, characters: 128_000 };

const deepest = 100;

/** Cuts a change into pages, one at least, each when it is asked for. */
export function* toPages(change: Change): Generator<Page, undefined> {
  let parts: Part[] = [];
  let characters = 0;
  for (const part of partsOf(change)) {
    const weight = weigh(part);
    const isFull = parts.length === most.parts || characters + weight > most.characters;
    if (isFull && parts.length > 0) {
      yield { fresh: change.fresh, more: true, parts };
      parts = [];
      characters = 0;
    }
    parts.push(part);
    characters += weight;
  }
  yield { fresh: change.fresh, more: false, parts };
  return undefined;
}

/** Puts the pages of one change together again. */
export function fromPages(pages: readonly Page[]): Change {
  const rows = new Map<ListName, { set: Row[]; gone: string[]; order: string[] }>();
  const values: [string, unknown][] = [];
  const goneValues: string[] = [];
  const listOf = (name: ListName) => {
    const list = rows.get(name) ?? { set: [], gone: [], order: [] };
    rows.set(name, list);
    return list;
  };
  for (const { parts } of pages)
    for (const part of parts) {
      if (part[0] === "set") listOf(part[1]).set.push(part[2]);
      else if (part[0] === "gone") listOf(part[1]).gone.push(part[2]);
      else if (part[0] === "order") for (const id of part[2]) listOf(part[1]).order.push(id);
      else if (part[0] === "value") values.push([part[1], part[2]]);
      else goneValues.push(part[1]);
    }
  const joined = [...rows].map(([name, { order, ...list }]) => [
    name,
    { ...list, ...(order.length > 0 && { order }) },
  ]);
  // Each row was read as one of the list that it is put into.
  const read = Object.fromEntries(joined) as Change["rows"];
  return { fresh: pages[0]?.fresh ?? false, rows: read, values, goneValues };
}

function* partsOf({ rows, values, goneValues }: Change): Generator<Part, undefined> {
  for (const name of listNames) {
    const { set, gone, order = [] }: RowsChange = rows[name] ?? { set: [], gone: [] };
    for (const id of gone) yield ["gone", name, id];
    for (const row of set) yield ["set", name, row];
    for (let start = 0; start < order.length; start += most.parts)
      yield ["order", name, order.slice(start, start + most.parts)];
  }
  for (const key of goneValues) yield ["goneValue", key];
  for (const [key, value] of values) yield ["value", key, value];
  return undefined;
}

/** Counts the characters that a value of plain data takes, roughly; a part that is too deep to look at counts as none. */
function weigh(value: unknown, depth = 0): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null || depth > deepest) return 4;
  let characters = 2;
  for (const [key, inner] of Object.entries(value))
    characters += key.length + weigh(inner, depth + 1);
  return characters;
}
