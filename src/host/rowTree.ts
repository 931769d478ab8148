/** Rows by their place, a whole number, in a tree that never changes: a change makes a new one that shares all but one branch. */
export type RowTree<Row> =
  | { readonly rows: readonly (Row | undefined)[] }
  | { readonly trees: readonly (RowTree<Row> | undefined)[] };

const width = 32;

/** Puts a row in its place, or with `undefined` takes away what is there; nothing is left of an empty tree. */
export function putRow<Row>(
  tree: RowTree<Row> | undefined,
  level: number,
  place: number,
  row: Row | undefined,
): RowTree<Row> | undefined {
  const step = Math.floor(place / width ** level) % width;
  if (level === 0) {
    const rows = replaced(tree && "rows" in tree ? tree.rows : [], step, row);
    return rows && { rows };
  }
  const before = tree && "trees" in tree ? tree.trees : [];
  const trees = replaced(before, step, putRow(before[step], level - 1, place, row));
  return trees && { trees };
}

/** How many levels a tree has above its rows, so that a place is in it. */
export function levelOf(place: number): number {
  let level = 0;
  for (let places = width; places <= place; places *= width) level += 1;
  return level;
}

/** Puts a tree under new roots until it has so many levels. */
export function raiseTree<Row>(
  tree: RowTree<Row> | undefined,
  from: number,
  to: number,
): RowTree<Row> | undefined {
  return tree && from < to ? raiseTree({ trees: [tree] }, from + 1, to) : tree;
}

/** The first row, in the order of their places, that fits. */
export function findRow<Row>(
  tree: RowTree<Row> | undefined,
  fits: (row: Row) => boolean,
): Row | undefined {
  if (!tree) return undefined;
  if ("rows" in tree) return tree.rows.find((row) => row !== undefined && fits(row));
  for (const branch of tree.trees) {
    const found = findRow(branch, fits);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The row whose place comes last. */
export function lastRow<Row>(tree: RowTree<Row> | undefined): Row | undefined {
  if (!tree) return undefined;
  if ("rows" in tree) return tree.rows.findLast((row) => row !== undefined);
  return lastRow(tree.trees.findLast((branch) => branch !== undefined));
}

/** All rows, in the order of their places. */
export function listRows<Row>(tree: RowTree<Row> | undefined): readonly Row[] {
  const rows: Row[] = [];
  findRow(tree, (row) => {
    rows.push(row);
    return false;
  });
  return rows;
}

function replaced<Item>(
  items: readonly (Item | undefined)[],
  place: number,
  item: Item | undefined,
): readonly (Item | undefined)[] | undefined {
  const next = items.slice();
  next[place] = item;
  return item === undefined && next.every((other) => other === undefined) ? undefined : next;
}
