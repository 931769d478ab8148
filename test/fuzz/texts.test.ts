import { inspectText, inspectUrl, revealHidden } from "mcp-host-ui/safety";
import { checkText, parseNumber } from "mcp-host-ui/schema";
import { describe, expect, it } from "vitest";
import { findPrivate } from "../../src/safety/redaction/findPrivate.js";
import { createDice, type Dice } from "../support/dice.js";
import { hostileTexts } from "./mutateJson.js";
import { addresses } from "./seeds.js";
import { seed, tries, watchHealth } from "./watchHealth.js";

/** Up to five pieces in a row, some of them cut, doubled or with one character that is any at all. */
function jumble(pieces: readonly string[], dice: Dice): string {
  return Array.from({ length: 1 + dice(5) }, () => {
    const piece = dice.pick(pieces);
    const at = dice(piece.length + 1);
    return dice.pick([
      piece,
      piece.slice(at),
      piece.slice(0, at),
      piece.slice(0, at) + String.fromCharCode(dice(65_536)) + piece.slice(at),
    ]);
  }).join(dice.pick(["", "", ".", "/", "@", ":", "%", " "]));
}

describe("texts that nobody writes", () => {
  it(`are inspected, marked, masked and parsed: ${tries} of them`, { timeout: 7_200_000 }, () => {
    const dice = createDice(seed);
    const health = watchHealth();
    const pieces = [...hostileTexts, ...addresses, "4111 1111 1111 1111", "ada@example.com", "١٢٣"];
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const text = jumble(pieces, dice);
      const what = () => text;
      health.run(what, () => inspectText(text));
      const runs = health.run(what, () => revealHidden(text));
      // Nothing of a text is lost where it is marked.
      expect(runs.length > 1_000 || runs.map((run) => run.text).join("") === text).toBe(true);
      const spans = health.run(what, () => findPrivate(text));
      for (const { start, end } of spans)
        expect(0 <= start && start < end && end <= text.length).toBe(true);
      health.run(what, () => parseNumber(text, { locale: dice.pick(["en", "de", "ar", "hi"]) }));
      health.run(what, () => checkText(text));
    }
    health.check();
  });
});

describe("addresses that lead nowhere", () => {
  it(`are inspected, and only pages may be opened: ${tries} of them`, {
    timeout: 7_200_000,
  }, async () => {
    const dice = createDice(seed + 1);
    const health = watchHealth();
    const schemes = new Set<string>();
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const url = jumble([...addresses, ...hostileTexts], dice);
      const inspection = await health.runLater(
        () => url,
        () => inspectUrl(url, { server: { origin: dice.pick(addresses) } }),
      );
      if (inspection.ok) schemes.add(new URL(inspection.href ?? url).protocol);
    }
    expect([...schemes].toSorted()).toEqual(["http:", "https:"]);
    health.check();
  });
});
