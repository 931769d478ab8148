import { createPlaces } from "../places/places.js";
import type { Rows } from "./rows.js";

/** A mutable map of immutable records that remembers its list until a record changes. */
export interface Table<Row extends { readonly id: string }> {
  get(id: string): Row | undefined;
  /** Adds a record at the end, or replaces the one of the same id in place. */
  set(row: Row): void;
  delete(id: string): Row | undefined;
  size(): number;
  /** The first record that fits. */
  find(fits: (row: Row) => boolean): Row | undefined;
  /** All records in order; the same array until something changes. */
  list(): readonly Row[];
  /** All records as they are at this moment; the same object until something changes. */
  snapshot(): Rows<Row>;
}

/**
 * Makes an empty {@link Table}; `changed` hears of each record that is set, and with `undefined` of each that is gone. Adding,
 * replacing and dropping a record cost the same however many there are and wherever it stands; a list costs one array of
 * references, and a snapshot costs it when it is first read.
 */
export function createTable<Row extends { readonly id: string }>(
  changed?: (id: string, row: Row | undefined) => void,
): Table<Row> {
  const byId = new Map<string, { readonly row: Row; readonly place: number }>();
  const places = createPlaces<Row>();
  let next = 0;
  let snapshot: Rows<Row> | undefined;

  const put = (place: number, row: Row | undefined) => {
    places.put(place, row);
    snapshot = undefined;
  };
  // A row keeps its place for as long as it is there.
  const placeOf = (id: string) => byId.get(id)?.place;
  const readSnapshot = () => (snapshot ??= { ...places.snapshot(), placeOf });

  return {
    get: (id) => byId.get(id)?.row,
    set(row) {
      const place = byId.get(row.id)?.place ?? next++;
      byId.set(row.id, { row, place });
      put(place, row);
      changed?.(row.id, row);
    },
    delete(id) {
      const known = byId.get(id);
      if (!known) return undefined;
      byId.delete(id);
      put(known.place, undefined);
      changed?.(id, undefined);
      return known.row;
    },
    size: () => byId.size,
    find: places.find,
    list: () => readSnapshot().list(),
    snapshot: readSnapshot,
  };
}
