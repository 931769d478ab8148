import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findHiddenSlowly } from "../../../src/safety/text/findHidden.js";
import type { HiddenSpan } from "../../../src/safety/text/hiddenSpan.js";
import { inspectText, inspectTextSlices } from "../../../src/safety/text/inspectText.js";
import { countSlices } from "../../support/countSlices.js";
import { isDeep } from "../../support/isDeep.js";

const spansOf = (text: string, part: number): readonly HiddenSpan[] =>
  [...findHiddenSlowly(text, part)].flatMap((found) => (found.code === "pause" ? [] : found));

const parts = [
  ..."a \n0\u05d0\u0627\u0915\u6f22\u2067\u2069\u200b\u200c\u200d\u200e\u0301\u00ad\u115f\u1160\u2800\ufe0f\ufeff\u202e",
  "\u{1f468}\u200d\u{1f469}",
  "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
  "\u6f22\u{e0100}",
  "\u{e0041}",
  "\ud800",
  "internatio\u00adnalisation",
  "\u0301".repeat(5),
  " ".repeat(30),
  "\n".repeat(12),
];
const texts = fc
  .array(fc.constantFrom(...parts), { maxLength: 120 })
  .map((pieces) => pieces.join(""));

describe("a text that is looked through in parts", () => {
  it("hides the same as in one", () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 40 }), (text, part) => {
        expect(spansOf(text, part)).toEqual(spansOf(text, 1_000_000));
      }),
    );
  });

  it("hides what goes on for longer than a part once", () => {
    const text = `a${"\u200b".repeat(5_000)}b${"\u0301".repeat(5_000)}c${" ".repeat(5_000)}`;
    expect(spansOf(text, 100)).toEqual(spansOf(text, 1_000_000));
    expect(spansOf(text, 100)).toHaveLength(3);
  });
});

/** In `npm run test:deep` megabytes, in `npm test` what is long enough to rest. */
const times = isDeep ? 8 : 1;
const giants: readonly (readonly [what: string, text: string])[] = [
  ["words", "hello world ".repeat(90_000 * times)],
  ["ideographs", "\u6f22\u5b57".repeat(500_000 * times)],
  ["accents", "e\u0301".repeat(250_000 * times)],
  ["a letter with marks", `a${"\u0301".repeat(500_000 * times)}`],
  ["blanks", " ".repeat(500_000 * times)],
  ["zero-width spaces between letters", "a\u200b".repeat(15_000 * times)],
  ["isolates", "\u2066a\u2069".repeat(8_000 * times)],
];

describe("inspectText in slices", () => {
  it.each(giants)("rests on the way, with the same result as at once: %s", async (_, text) => {
    const { result, steps } = await countSlices((all) => inspectTextSlices(text, [], all));
    expect(result).toEqual({ findings: inspectText(text), isWhole: true });
    expect(steps.length).toBeGreaterThan(5);
    expect(Math.max(...steps)).toBeLessThan(40_000);
  });

  it("says that there was too much to look through", async () => {
    const text = "a\u200b".repeat(100_000);
    const { result } = await countSlices((all) => inspectTextSlices(text, [], all), {
      steps: 50_000,
    });
    expect(result).toMatchObject({ isWhole: false, findings: [{ code: "zero-width" }] });
  });
});
