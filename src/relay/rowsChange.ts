/** A record with an id, as the lists of the state hold them. */
export interface Row {
  readonly id: string;
}

/** The changes in a list: rows in place or at the end, and rows that are gone. */
export interface RowsChange<One extends Row = Row> {
  readonly set: readonly One[];
  readonly gone: readonly string[];
  /** All ids in order, where replacing in place and adding at the end does not give it. */
  readonly order?: readonly string[];
}

/** Computes the changes that make one list out of another, comparing rows by identity; `undefined` if they are the same list. */
export function diffRows<One extends Row>(
  before: readonly One[],
  after: readonly One[],
): RowsChange<One> | undefined {
  if (before === after) return undefined;
  const known = new Map(before.map((row) => [row.id, row]));
  const ids = new Set(after.map(({ id }) => id));
  const set = after.filter((row) => known.get(row.id) !== row);
  const kept = before.filter(({ id }) => ids.has(id));
  const added = set.filter(({ id }) => !known.has(id));
  const isInOrder = [...kept, ...added].every(({ id }, index) => id === after[index]?.id);
  return {
    set,
    gone: before.flatMap(({ id }) => (ids.has(id) ? [] : [id])),
    ...(!isInOrder && { order: [...ids] }),
  };
}

/** Carries out what {@link diffRows} told. */
export function applyRows<One extends Row>(
  before: readonly One[],
  { set, gone, order }: RowsChange<One>,
): readonly One[] {
  const rows = new Map(before.map((row) => [row.id, row]));
  for (const id of gone) rows.delete(id);
  for (const row of set) rows.set(row.id, row);
  return order ? order.flatMap((id) => rows.get(id) ?? []) : [...rows.values()];
}
