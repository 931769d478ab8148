import { describe, expect, it } from "vitest";
import { findOverlaps } from "../../../../../src/kinds/roots/core/uri/findOverlaps.js";
import fc from "../../../../support/fc.js";

const listed = (...uris: string[]) => uris.map((uri, id) => ({ id, uri }));

const overlaps = (uris: string[], ignoreCase?: boolean) =>
  findOverlaps(listed(...uris), ignoreCase === undefined ? {} : { ignoreCase }).map(
    ({ kind, root, other }) => [root.id, kind, other.id],
  );

describe("findOverlaps", () => {
  it.each<[string, string[], [number, string, number][]]>([
    ["one root", ["file:///a"], []],
    ["no root", [], []],
    ["neighbours", ["file:///a/b", "file:///a/bc", "file:///a/c"], []],
    ["a name that begins like another", ["file:///a/bc", "file:///a/b"], []],
    ["the same root twice", ["file:///a", "file:///b", "file:///a"], [[2, "duplicate", 0]]],
    [
      "a root thrice",
      ["file:///a", "file:///a", "file:///a"],
      [
        [1, "duplicate", 0],
        [2, "duplicate", 0],
      ],
    ],
    [
      "the same root, written otherwise",
      ["file:///a%20b", "file://localhost/a b/"],
      [[1, "duplicate", 0]],
    ],
    [
      "the same drive, written otherwise",
      ["file:///C:/temp", "file:///c%3A/temp"],
      [[1, "duplicate", 0]],
    ],
    ["composed and decomposed", ["file:///caf%C3%A9", "file:///cafe%CC%81"], [[1, "duplicate", 0]]],
    ["a nested root", ["file:///a", "file:///a/b"], [[1, "nested", 0]]],
    ["a nested root that comes first", ["file:///a/b/c", "file:///a"], [[0, "nested", 1]]],
    [
      "the nearest of two around",
      ["file:///a", "file:///a/b/c/d", "file:///a/b"],
      [
        [1, "nested", 2],
        [2, "nested", 0],
      ],
    ],
    ["the root of the file system", ["file:///", "file:///a"], [[1, "nested", 0]]],
    ["a drive's root", ["file:///C:/", "file:///C:/work", "file:///D:/work"], [[1, "nested", 0]]],
    [
      "a share",
      ["file://nas/share", "file://nas/share/x", "file://box/share/x"],
      [[1, "nested", 0]],
    ],
    [
      "a duplicate of a nested root",
      ["file:///a", "file:///a/b", "file:///a/b"],
      [
        [1, "nested", 0],
        [2, "duplicate", 1],
      ],
    ],
    ["what is no root", ["https://x", "", "file:///a/../b", "https://x", "file:///b"], []],
  ])("judges %s", (_, uris, expected) => {
    expect(overlaps(uris)).toEqual(expected);
  });

  it.each<[string, string[], string]>([
    ["Latin letters", ["file:///Work", "file:///work"], "duplicate"],
    ["encoded letters", ["file:///%C3%9Cber", "file:///%C3%BCber"], "duplicate"],
    ["a Greek final sigma", ["file:///%CE%91%CE%A3", "file:///%CE%B1%CF%83"], "duplicate"],
    ["letters around a nested root", ["file:///WORK", "file:///work/x"], "nested"],
  ])("counts case in %s only where the platform does", (_, uris, kind) => {
    expect(overlaps(uris)).toEqual([]);
    expect(overlaps(uris, false)).toEqual([]);
    expect(overlaps(uris, true)).toEqual([[1, kind, 0]]);
  });

  it("keeps apart what only a looser folding makes equal", () => {
    expect(overlaps(["file:///stra%C3%9Fe", "file:///strasse"], true)).toEqual([]);
    expect(overlaps(["file:///%C5%BFet", "file:///set"], true)).toEqual([]);
  });

  it("hands back the records it was given", () => {
    const roots = listed("file:///a", "file:///a/b");
    const [overlap] = findOverlaps(roots);
    expect(overlap?.root).toBe(roots[1]);
    expect(overlap?.other).toBe(roots[0]);
  });

  it("finds the same record listed twice", () => {
    const [root] = listed("file:///a");
    expect(findOverlaps(root ? [root, root] : [])).toHaveLength(1);
  });

  it("agrees with comparing every pair", () => {
    const path = fc.array(fc.constantFrom("a", "b", "A", "ab"), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(path, { maxLength: 8 }), (paths) => {
        const found = overlaps(paths.map((names) => `file:///${names.join("/")}`)).map(
          ([id, kind]) => [id, kind],
        );
        const expected = paths.flatMap((names, id) => {
          const same = (other: string[]) =>
            other.length === names.length && other.every((name, at) => name === names[at]);
          const around = (other: string[]) =>
            other.length < names.length && other.every((name, at) => name === names[at]);
          if (paths.slice(0, id).some(same)) return [[id, "duplicate"]];
          return paths.some(around) ? [[id, "nested"]] : [];
        });
        expect(found).toEqual(expected);
      }),
      { numRuns: 2000 },
    );
  });
});
