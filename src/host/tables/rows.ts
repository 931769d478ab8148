import { type RowTree, treeOf } from "./rowTree.js";

/** The rows of a table as they were at one moment. */
export interface Rows<Row> {
  /** All of them, in order: one array, made when it is first read. */
  list(): readonly Row[];
  /** The tree that they stand in, which shares its branches with that of the moment before; undefined without a row. */
  readonly tree: RowTree<Row> | undefined;
  /** The place of one of the rows in the tree; absent where none is kept. */
  readonly placeOf?: (id: string) => number | undefined;
}

/** Makes {@link Rows} of a tree. */
export function createRows<Row>(
  tree: RowTree<Row> | undefined,
  listAll: (tree: RowTree<Row> | undefined) => readonly Row[],
): Rows<Row> {
  let list: readonly Row[] | undefined;
  return { tree, list: () => (list ??= listAll(tree)) };
}

/** Makes {@link Rows} of a list that came without a tree. */
export function rowsOfList<Row>(list: readonly Row[]): Rows<Row> {
  return { tree: treeOf(list), list: () => list };
}
