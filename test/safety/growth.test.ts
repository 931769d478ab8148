import { inspectFields, inspectText, inspectUrl, revealHidden } from "mcp-host-ui/safety";
import { describe, expect, it } from "vitest";
import { countCharacters } from "../support/countCharacters.js";
import { countSteps } from "../support/countSteps.js";

const unit = 1 << 12;
const factor = 4;

/** Texts that backtracking, pairing or counting might take more than one pass for. */
const hostile: readonly (readonly [string, string])[] = [
  ["zero-width spaces", "\u200b"],
  ["hidden between letters", "a\u200b"],
  ["soft hyphens", "ab\u00ad"],
  ["combining marks", "\u0301"],
  ["nested isolates", "\u2067"],
  ["isolates around letters", "\u2067a\u2069"],
  ["direction marks", "א\u200e"],
  ["unfinished flags", "\u{1f3f4}\u{e0061}\u{e0061}"],
  ["joined emoji", "😀\u200d"],
  ["ideographic variants", "漢\u{e0100}"],
  ["spaced letters", "p a s s w o r "],
  ["capitals", "A"],
  ["digits for letters", "a0"],
  ["beginnings of terms", "card numbe "],
  ["unfinished sentences", "never. enter!?"],
  ["sentences", "Enter it. "],
  ["full stops", "."],
  ["digits", "1"],
  ["brackets", "(]"],
  ["Cyrillic", "Привет как дела "],
  ["Hangul", "비밀 "],
];

/** The characters and rows that some work passes over. */
const passedBy = async (work: () => unknown): Promise<number> => {
  const characters = countCharacters();
  const steps = countSteps();
  await work();
  return steps() + characters();
};

describe("inspection of hostile text", () => {
  it.each(hostile)(
    "passes over its characters in proportion to its length: %s",
    async (_, piece) => {
      const text = (length: number) => piece.repeat(Math.ceil(length / piece.length));
      const inspect = async (length: number) => {
        const long = text(length);
        inspectText(long);
        revealHidden(long);
        inspectFields(
          { properties: { [long]: { type: "string", title: long, description: long } } },
          long,
        );
        await inspectUrl(`https://shop.example/${long}`);
        await inspectUrl(long);
      };
      await inspect(unit / 16);
      const once = await passedBy(() => inspect(unit));
      const more = await passedBy(() => inspect(unit * factor));

      expect(once).toBeGreaterThan(unit);
      // Quadratic work would pass over 16 times as many.
      expect(more).toBeLessThan(once * factor * 1.5);
    },
  );
});
