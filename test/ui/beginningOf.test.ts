import { describe, expect, it } from "vitest";
import { beginningOf } from "../../src/ui/beginningOf.js";
import * as fc from "../support/fc.js";

const family = "👩‍👩‍👧‍👦";

describe("beginningOf", () => {
  it("leaves a text that is short enough as it is", () => {
    expect(beginningOf("abc", 3)).toBe("abc");
  });

  it.each([
    ["a letter", "abcd", "abc"],
    ["an emoji", "ab😀d", "ab"],
    ["a family", `ab${family}`, "ab"],
    ["a flag", "ab🇵🇹", "ab"],
    ["a letter with an accent of its own", "abc\u0301d", "ab"],
  ])("does not halve %s", (_, text, beginning) => {
    expect(beginningOf(text, 3)).toBe(beginning);
  });

  it("keeps a whole character that ends where the text is cut", () => {
    expect(beginningOf(`${family}!`, family.length)).toBe(family);
  });

  it("cuts a flood of marks: it cannot swallow the text", () => {
    expect(beginningOf(`a${"\u0301".repeat(5_000)}`, 2_000)).toHaveLength(2_000);
  });

  it("gives a beginning that is not too long, without a lone half at its end", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.nat(20), (text, longest) => {
        const beginning = beginningOf(text, longest);
        expect(text.startsWith(beginning)).toBe(true);
        expect(beginning.length).toBeLessThanOrEqual(longest);
        expect(beginning).not.toMatch(/[\ud800-\udbff]$/);
      }),
    );
  });
});
