import { createFold } from "./fold.js";
import type { RowTree } from "./rowTree.js";

/**
 * Returns a function that lists what is made of the rows of a tree, in their order; the same tree gives the same list. After
 * a change, `make` sees the few rows beside the changed one, and the rest of a long list is copied.
 */
export function createListing<Row, Item>(
  make: (rows: readonly Row[]) => readonly Item[],
): (tree: RowTree<Row> | undefined) => readonly Item[] {
  const none: readonly Item[] = [];
  return createFold(none, make, (lists) => {
    const [only = none, ...others] = lists.filter((list) => list.length > 0);
    // oxlint-disable-next-line bounds/no-spread-arguments -- a root of a tree has 32 branches at most.
    return others.length === 0 ? only : only.concat(...others);
  });
}

/** Returns a function that lists the rows of a tree that fit, in their order. */
export function createFilter<Row>(
  fits: (row: Row) => boolean,
): (tree: RowTree<Row> | undefined) => readonly Row[] {
  return createListing((rows) => rows.filter(fits));
}
