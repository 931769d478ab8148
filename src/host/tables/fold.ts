import type { RowTree } from "./rowTree.js";

/**
 * Returns a function that makes one value of the rows of a tree; of no row, `none`. What was made of a branch is kept for as
 * long as the branch is: after a change `make` sees the few rows beside the changed one, and `join` the values on the way up.
 */
export function createFold<Row, Value>(
  none: Value,
  make: (rows: readonly Row[]) => Value,
  join: (values: readonly Value[]) => Value,
): (tree: RowTree<Row> | undefined) => Value {
  const made = new WeakMap<RowTree<Row>, { readonly value: Value }>();
  const fold = (tree: RowTree<Row>): Value => {
    const before = made.get(tree);
    if (before) return before.value;
    const value =
      // oxlint-disable-next-line bounds/recursion -- a tree of a million rows has four levels.
      "rows" in tree ? make(tree.rows.filter(isThere)) : join(tree.trees.filter(isThere).map(fold));
    made.set(tree, { value });
    return value;
  };
  return (tree) => (tree ? fold(tree) : none);
}

function isThere<Item>(item: Item | undefined): item is Item {
  return item !== undefined;
}
