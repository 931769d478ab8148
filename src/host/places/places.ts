import { createListing } from "../tables/listing.js";
import { createRows, type Rows } from "../tables/rows.js";
import { findRow, lastRow, levelsFor, putRow, type RowTree, raiseTree } from "../tables/rowTree.js";

/** Rows in numbered places, most of which are empty. */
export interface Places<Row> {
  /** Puts a row in a place, or with `undefined` takes away what is there. */
  put(place: number, row: Row | undefined): void;
  /** The first row, in the order of their places, that fits. */
  find(fits: (row: Row) => boolean): Row | undefined;
  /** The row whose place comes last. */
  last(): Row | undefined;
  isEmpty(): boolean;
  /** All rows as they are at this moment, in the order of their places. */
  snapshot(): Rows<Row>;
}

/** Makes empty {@link Places}. Each change and each look at an end cost the same, however many rows there are. */
export function createPlaces<Row>(): Places<Row> {
  let tree: RowTree<Row> | undefined;
  let levels = 0;

  const listAll = createListing<Row, Row>((rows) => rows);

  return {
    put(place, row) {
      for (; levels < levelsFor(place); levels += 1) tree = raiseTree(tree);
      tree = putRow(tree, levels, place, row);
    },
    find: (fits) => findRow(tree, fits),
    last: () => lastRow(tree),
    isEmpty: () => tree === undefined,
    snapshot: () => createRows(tree, listAll),
  };
}
