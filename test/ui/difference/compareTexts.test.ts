import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { compareTexts, type Stretch } from "../../../src/ui/difference/compareTexts.js";
import * as fc from "../../support/fc.js";

const textOf = (stretches: readonly Stretch[] | undefined, without: Stretch["kind"]) =>
  (stretches ?? [])
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join("");

const words = fc
  .array(fc.constantFrom("the", "flight", "at", "9:40", "\n", " ", "é", "🛫", "\u200b", "x-1"), {
    maxLength: 30,
  })
  .map((parts) => parts.join(" "));

let clock = 0;

// Only reading it moves this clock on, so that the time that a comparison may take is a number of looks at the clock.
beforeEach(() => {
  clock = 0;
  const now = vi.spyOn(Date, "now").mockImplementation(() => (clock += 1));
  onTestFinished(() => now.mockRestore());
});

describe("compareTexts", () => {
  it("compares by words", () => {
    expect(compareTexts("Take the 9:40 flight.", "Take the 11:05 flight.")).toEqual([
      { kind: "same", text: "Take the " },
      { kind: "removed", text: "9:40" },
      { kind: "added", text: "11:05" },
      { kind: "same", text: " flight." },
    ]);
  });

  it("leaves out nothing and makes up nothing", () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const stretches = compareTexts(before, after);
        expect(textOf(stretches, "added")).toBe(before);
        expect(textOf(stretches, "removed")).toBe(after);
      }),
    );
  });

  it("finds one changed word in a megabyte", () => {
    const before = "Flights leave at 9:40.\n".repeat(45_000);
    const after = `${before.slice(0, 500_000)}now ${before.slice(500_000)}`;
    const stretches = compareTexts(before, after);
    expect(stretches?.length).toBeLessThan(6);
    expect(textOf(stretches, "removed")).toBe(after);
  });

  it("gives up on many lines that have nothing in common", () => {
    const one = Array.from({ length: 6_000 }, (_, line) => `one ${line * 7} of them`).join("\n");
    const other = Array.from({ length: 6_000 }, (_, line) => `other ${line * 3} of us`).join("\n");
    expect(compareTexts(one, other)).toBeUndefined();
    expect(clock).toBeGreaterThan(100);
    expect(clock).toBeLessThan(200);
  });
});
