import { describe, expect, it } from "vitest";
import { sameJson } from "../../src/schema/sameJson.js";

describe("sameJson", () => {
  it.each<readonly [unknown, unknown]>([
    [1, 1],
    ["a", "a"],
    [null, null],
    [[], []],
    [
      { a: 1, b: [{ c: 2, d: 3 }] },
      { b: [{ d: 3, c: 2 }], a: 1 },
    ],
    [{ a: 1, b: undefined }, { a: 1 }],
  ])("takes %j for %j", (first, second) => {
    expect(sameJson(first, second)).toBe(true);
  });

  it.each<readonly [unknown, unknown]>([
    [1, "1"],
    [1, 2],
    [null, {}],
    [{}, []],
    [
      [1, 2],
      [2, 1],
    ],
    [["a,b"], ["a", "b"]],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: null }],
    ["[]", []],
    [[], "[]"],
    [undefined, null],
  ])("tells %j from %j", (first, second) => {
    expect(sameJson(first, second)).toBe(false);
  });
});
