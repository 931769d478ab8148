import { describe, expect, it } from "vitest";
import { isPlainData } from "../../src/relay/isPlainData.js";
import fc, { wireJson } from "../support/fc.js";

const cycle: { self?: unknown } = {};
cycle.self = cycle;
const deep = (depth: number): unknown => (depth === 0 ? 0 : [deep(depth - 1)]);

describe("isPlainData", () => {
  it("takes all that JSON can say, and what is left out", () => {
    fc.assert(
      fc.property(wireJson(), (value) => {
        expect(isPlainData(value)).toBe(true);
        expect(isPlainData({ value, absent: undefined })).toBe(true);
      }),
    );
    expect(isPlainData(Object.create(null))).toBe(true);
  });

  it.each([
    ["a function", () => 0],
    ["a symbol", Symbol("a")],
    ["a bigint", 1n],
    ["a date", new Date(0)],
    ["a map", new Map()],
    ["an error", new Error("no")],
    ["an instance of a class", new URL("https://example.com")],
    ["an object with a prototype of its own", Object.create({ inherited: 1 })],
    ["a cycle", cycle],
    ["what is nested too deep", deep(101)],
    ["too many parts", Array.from({ length: 100_001 }, () => 0)],
  ])("refuses %s, however deep it stands", (_what, value) => {
    expect(isPlainData(value)).toBe(false);
    expect(isPlainData({ inner: [value] })).toBe(false);
  });
});
