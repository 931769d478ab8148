import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutText } from "../../../src/ui/long-text/cutText.js";

const unit = fc.constantFrom(
  "a",
  "\n",
  "a\n",
  " ",
  "\u200b",
  "नमस्ते",
  "👩‍👩‍👧",
  "word ",
  "\n\n\n",
  "\t",
);
const texts = fc
  .array(fc.tuple(fc.array(unit, { minLength: 1, maxLength: 4 }), fc.nat(6_000)), { maxLength: 5 })
  .map((parts) => parts.map(([units, times]) => units.join("").repeat(times)).join(""));

describe("cutText", () => {
  it("cuts any text into pieces that lose nothing, of at most 8,000 characters and 500 lines", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const pieces = cutText(text);
        expect(pieces.join("")).toBe(text);
        expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(8_000);
        // The last line of a piece ends with it.
        const lines = pieces.map((piece) => piece.replace(/\n$/, "").split("\n").length);
        expect(Math.max(...lines)).toBeLessThanOrEqual(500);
      }),
    );
  });

  it.each(["नमस्ते", "👩‍👩‍👧", "e\u0301"])(
    "halves no character of an endless row of %s",
    (character) => {
      const pieces = cutText(character.repeat(Math.ceil(9_000 / character.length)));
      const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
      const known = [...graphemes.segment(character)].map(({ segment }) => segment);
      const firsts = pieces.map(
        (piece) => graphemes.segment(piece.slice(0, 20)).containing(0)?.segment,
      );
      expect(pieces.length).toBeGreaterThan(1);
      expect(known).toEqual(expect.arrayContaining(firsts));
    },
  );

  it("keeps a run of blank lines in one piece", () => {
    const pieces = cutText(`${"a\n".repeat(495)}${"\n".repeat(12)}b\n${"a\n".repeat(400)}`);
    expect(pieces).toHaveLength(2);
    expect(pieces[1]).toMatch(/^\n{12}b/);
  });
});
