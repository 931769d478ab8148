import { describe, expect, it } from "vitest";
import { createFilter } from "../../src/host/tables/listing.js";
import { rowsOfList } from "../../src/host/tables/rows.js";
import {
  findRow,
  lastRow,
  levelsFor,
  levelsOf,
  putRow,
  type RowTree,
  raiseTree,
  stepTo,
} from "../../src/host/tables/rowTree.js";
import fc from "../support/fc.js";

/** Every size at which a tree gets one more branch, or one more level, and its neighbours. */
const sizes = [0, 1, 31, 32, 33, 63, 64, 65, 1_023, 1_024, 1_025, 2_000, 32_768, 32_769];

/** The row of a place, found from the root as whoever goes through a tree does. */
function rowAt<Row>(tree: RowTree<Row> | undefined, place: number): Row | undefined {
  let branch = tree;
  for (let levels = tree ? levelsOf(tree) : 0; branch; levels -= 1) {
    const step = stepTo(place, levels);
    if ("rows" in branch) return branch.rows[step];
    branch = branch.trees[step];
  }
  return undefined;
}

/** How many branches, at most, hang on one of a tree. */
function widthOf(tree: RowTree<unknown>): number {
  return "rows" in tree
    ? tree.rows.length
    : Math.max(tree.trees.length, ...tree.trees.map((branch) => (branch ? widthOf(branch) : 0)));
}

describe("rowsOfList", () => {
  it.each(sizes)("finds each of %i rows at its place", (size) => {
    const list = Array.from({ length: size }, (_, place) => ({ place }));
    const rows = rowsOfList(list);
    const { tree } = rows;
    expect(rows.list()).toBe(list);
    expect(tree === undefined).toBe(size === 0);
    if (!tree) return;
    expect(list.filter(({ place }) => rowAt(tree, place) !== list[place])).toEqual([]);
    expect(lastRow(tree)).toBe(list.at(-1));
    expect(findRow(tree, () => true)).toBe(list[0]);
    expect(findRow(tree, ({ place }) => place === size - 1)).toBe(list.at(-1));
    expect(findRow(tree, () => false)).toBeUndefined();
    expect(levelsOf(tree)).toBe(levelsFor(size - 1));
    expect(widthOf(tree)).toBe(Math.min(size, 32));
  });
});

describe("createFilter", () => {
  it("lists the rows that fit in their order, the same list for the same tree", () => {
    const list = Array.from({ length: 2_000 }, (_, place) => place);
    const { tree } = rowsOfList(list);
    const isEven = (row: number) => row % 2 === 0;
    const even = createFilter(isEven);
    expect(even(tree)).toEqual(list.filter(isEven));
    expect(even(tree)).toBe(even(tree));
    expect(even(undefined)).toEqual([]);
    expect(createFilter(() => false)(tree)).toEqual([]);
    expect(createFilter((row: number) => row === 1_999)(tree)).toEqual([1_999]);
  });
});

describe("putRow", () => {
  const place = fc.oneof(fc.nat(40), fc.nat(1_100), fc.nat(40_000));
  const steps = fc.array(fc.record({ place, isThere: fc.boolean() }), { maxLength: 40 });

  it("puts rows where they are found, takes them away, and leaves every tree before as it was", () => {
    fc.assert(
      fc.property(steps, (steps) => {
        let tree: RowTree<string> | undefined;
        let levels = 0;
        const expected = new Map<number, string>();
        const before: { tree: RowTree<string> | undefined; text: string | undefined }[] = [];
        for (const [index, { place, isThere }] of steps.entries()) {
          for (; levels < levelsFor(place); levels += 1) tree = raiseTree(tree);
          const row = isThere ? `row ${index}` : undefined;
          tree = putRow(tree, levels, place, row);
          if (row === undefined) expected.delete(place);
          else expected.set(place, row);
          before.push({ tree, text: JSON.stringify(tree) });
          const places = [...expected.keys()].sort((one, other) => one - other);
          const rows = places.map((place) => expected.get(place));
          expect(tree === undefined).toBe(rows.length === 0);
          expect(places.map((place) => rowAt(tree, place))).toEqual(rows);
          expect(rowAt(tree, place)).toBe(row);
          expect(findRow(tree, () => true)).toBe(rows[0]);
          expect(findRow(tree, (row) => row === rows.at(-1))).toBe(rows.at(-1));
          expect(findRow(tree, () => false)).toBeUndefined();
          expect(lastRow(tree)).toBe(rows.at(-1));
        }
        expect(before.map(({ tree }) => JSON.stringify(tree))).toEqual(
          before.map(({ text }) => text),
        );
      }),
      { numRuns: 100 },
    );
  });

  it("needs no more levels than its last place does", () => {
    expect([0, 31, 32, 1_023, 1_024, 32_767, 32_768].map(levelsFor)).toEqual([0, 0, 1, 1, 2, 2, 3]);
  });
});
