import type { RowTree } from "./rowTree.js";

/**
 * Returns a function that lists what is made of the rows of a tree, in their order; the same tree gives the same list. What
 * was made of a branch is kept for as long as the branch is: after a change, `make` sees the few rows beside the changed one,
 * and the rest of a long list is copied.
 */
export function createListing<Row, Item>(
  make: (rows: readonly Row[]) => readonly Item[],
): (tree: RowTree<Row> | undefined) => readonly Item[] {
  const made = new WeakMap<RowTree<Row>, readonly Item[]>();
  const none: readonly Item[] = [];

  const listOf = (tree: RowTree<Row>): readonly Item[] => {
    const before = made.get(tree);
    if (before) return before;
    const list = "rows" in tree ? make(tree.rows.filter(isThere)) : join(tree.trees);
    made.set(tree, list);
    return list;
  };

  const join = (trees: readonly (RowTree<Row> | undefined)[]): readonly Item[] => {
    const lists = trees.filter(isThere).map(listOf).filter(isFilled);
    const [only = none, ...others] = lists;
    return others.length === 0 ? only : only.concat(...others);
  };

  return (tree) => (tree ? listOf(tree) : none);
}

function isThere<Item>(item: Item | undefined): item is Item {
  return item !== undefined;
}

function isFilled(list: readonly unknown[]): boolean {
  return list.length > 0;
}
