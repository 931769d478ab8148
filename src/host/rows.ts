import type { RowTree } from "./rowTree.js";

/** The rows of a table as they were at one moment. */
export interface Rows<Row> {
  /** All of them, in order: one array, made when it is first read. */
  list(): readonly Row[];
  /** The tree that they stand in, which shares its branches with that of the moment before. */
  readonly tree: RowTree<Row> | undefined;
}

/** Makes {@link Rows} of a tree. */
export function createRows<Row>(
  tree: RowTree<Row> | undefined,
  listAll: (tree: RowTree<Row> | undefined) => readonly Row[],
): Rows<Row> {
  let list: readonly Row[] | undefined;
  return { tree, list: () => (list ??= listAll(tree)) };
}
