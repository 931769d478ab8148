/** Rows by their place, a whole number, in a tree that never changes: a change makes a new one that shares all but one branch. */
export type RowTree<Row> =
  | { readonly rows: readonly (Row | undefined)[] }
  | { readonly trees: readonly (RowTree<Row> | undefined)[] };

const width = 32;

/** Counts the levels that a tree needs above its rows, so that a place is in it. */
export function levelsFor(place: number): number {
  let levels = 0;
  for (let places = width; places <= place; places *= width) levels += 1;
  return levels;
}

/** Puts a tree under one more root. */
export function raiseTree<Row>(tree: RowTree<Row> | undefined): RowTree<Row> | undefined {
  return tree && { trees: [tree] };
}

/** Puts a row in its place, or with `undefined` takes away what is there; nothing is left of an empty tree. */
export function putRow<Row>(
  tree: RowTree<Row> | undefined,
  levels: number,
  place: number,
  row: Row | undefined,
): RowTree<Row> | undefined {
  const step = stepTo(place, levels);
  if (levels === 0) {
    const rows = replaced(tree && "rows" in tree ? tree.rows : [], step, row);
    return rows && { rows };
  }
  const before = tree && "trees" in tree ? tree.trees : [];
  const trees = replaced(before, step, putRow(before[step], levels - 1, place, row));
  return trees && { trees };
}

/** Makes a tree of all rows of a list. */
export function treeOf<Row>(list: readonly Row[]): RowTree<Row> | undefined {
  let trees: readonly RowTree<Row>[] = chunksOf(list).map((rows) => ({ rows }));
  while (trees.length > 1) trees = chunksOf(trees).map((branches) => ({ trees: branches }));
  return trees[0];
}

/** The first row, in the order of their places, that fits. */
export function findRow<Row>(
  tree: RowTree<Row> | undefined,
  fits: (row: Row) => boolean,
): Row | undefined {
  if (!tree) return undefined;
  if ("rows" in tree) return tree.rows.find((row) => row !== undefined && fits(row));
  for (const branch of tree.trees) {
    // oxlint-disable-next-line bounds/recursion -- a tree of a million rows has four levels.
    const found = findRow(branch, fits);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The row whose place comes last. */
export function lastRow<Row>(tree: RowTree<Row> | undefined): Row | undefined {
  let last = tree;
  while (last && "trees" in last) last = last.trees.findLast((branch) => branch !== undefined);
  return last?.rows.findLast((row) => row !== undefined);
}

/** Counts the levels of a tree above its rows. */
export function levelsOf(tree: RowTree<unknown>): number {
  let levels = 0;
  for (let branch: RowTree<unknown> | undefined = tree; branch && "trees" in branch; levels += 1)
    branch = branch.trees.find((other) => other !== undefined);
  return levels;
}

/** The branch, or the row of a leaf, in which a place is found from a root with this many levels. */
export function stepTo(place: number, levels: number): number {
  return Math.floor(place / width ** levels) % width;
}

function chunksOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / width) }, (_, chunk) =>
    items.slice(chunk * width, (chunk + 1) * width),
  );
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
