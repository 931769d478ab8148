import { describe, expect, it } from "vitest";
import { excerptOf } from "../../../src/form/parts/words/excerptOf.js";
import * as fc from "../../support/fc.js";

describe("excerptOf", () => {
  it("leaves a short text as it is", () => {
    expect(excerptOf("Anything else?")).toBe("Anything else?");
    expect(excerptOf("1\n2\n3\n4")).toBe("1\n2\n3\n4");
  });

  it("keeps four lines of many", () => {
    expect(excerptOf("1\n2\n3\n4\n5")).toBe("1\n2\n3\n4…");
  });

  it("cuts between words where there are any", () => {
    expect(excerptOf("word ".repeat(100))).toMatch(/^(word )+word…$/);
    expect(excerptOf("x".repeat(1_000))).toBe(`${"x".repeat(280)}…`);
  });

  it("is the beginning of the text, short and well-formed, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 900 }), (text) => {
        const excerpt = excerptOf(text);
        const begins = excerpt === text || text.startsWith(excerpt.slice(0, -1));
        expect(begins).toBe(true);
        expect([...excerpt].length).toBeLessThanOrEqual(281);
        expect(decodeURIComponent(encodeURIComponent(excerpt))).toBe(excerpt);
      }),
    );
  });
});
