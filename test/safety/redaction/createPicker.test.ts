import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createPicker } from "../../../src/safety/redaction/createPicker.js";
import { pickSpans } from "../../../src/safety/redaction/pickSpans.js";

const spans = fc.array(
  fc.record({
    finder: fc.nat(2),
    start: fc.nat(200),
    length: fc.integer({ min: 1, max: 40 }),
    /** So many characters before it is due, it is added. */
    early: fc.nat(80),
  }),
  { maxLength: 60 },
);

describe("createPicker", () => {
  it("picks a little at a time what would be picked at once", () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: 1, max: 60 }), (found, piece) => {
        const lists = [0, 1, 2].map((finder) =>
          found
            .filter((span) => span.finder === finder)
            .map(({ start, length, early }) => ({
              due: Math.max(0, start - early),
              span: { start, end: start + length, kind: `${finder}` },
            })),
        );
        const picker = createPicker(lists.length);
        for (let from = 0; from <= 200; from += piece) {
          for (const [finder, list] of lists.entries())
            for (const { due, span } of list)
              if (due >= from && due < from + piece) picker.add(finder, span);
          picker.pickUntil(from + piece);
        }
        expect(picker.picked()).toEqual(
          pickSpans(lists.map((list) => list.map(({ span }) => span))),
        );
      }),
    );
  });
});
