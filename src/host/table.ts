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
  /** Gives all records as they are at this moment, whenever it is called; the same function until something changes. */
  snapshot(): () => readonly Row[];
}

/**
 * Makes an empty {@link Table}. Adding a record and dropping the oldest cost the same however many there are;
 * a list costs one copy of an array of references, and a snapshot costs it when it is first read.
 */
export function createTable<Row extends { readonly id: string }>(): Table<Row> {
  const byId = new Map<string, Row>();
  let rows: Row[] = [];
  let start = 0;
  // While somebody may yet read these rows as they were at one moment, they are only added to.
  let unread = 0;
  let snapshot: (() => readonly Row[]) | undefined;

  const renew = () => {
    rows = rows.slice(start);
    start = 0;
    unread = 0;
  };
  const putInPlaceOf = (before: Row, ...after: Row[]) => {
    if (unread > 0) renew();
    rows.splice(rows.indexOf(before, start), 1, ...after);
  };
  const takeSnapshot = () => {
    const [taken, from, to] = [rows, start, rows.length];
    let list: readonly Row[] | undefined;
    unread += 1;
    return () => {
      if (list) return list;
      if (taken === rows) unread -= 1;
      list = taken.slice(from, to);
      return list;
    };
  };
  const readSnapshot = () => {
    snapshot ??= takeSnapshot();
    return snapshot;
  };

  return {
    get: (id) => byId.get(id),
    set(row) {
      const before = byId.get(row.id);
      byId.set(row.id, row);
      if (before) putInPlaceOf(before, row);
      else rows.push(row);
      snapshot = undefined;
    },
    delete(id) {
      const row = byId.get(id);
      if (!row) return undefined;
      byId.delete(id);
      if (rows[start] === row) start += 1;
      else putInPlaceOf(row);
      if (start > byId.size) renew();
      snapshot = undefined;
      return row;
    },
    size: () => byId.size,
    find(fits) {
      for (const row of byId.values()) if (fits(row)) return row;
      return undefined;
    },
    list: () => readSnapshot()(),
    snapshot: readSnapshot,
  };
}
