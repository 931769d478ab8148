import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createPicker } from "../../../src/safety/redaction/createPicker.js";
import { pickSpans } from "../../../src/safety/redaction/pickSpans.js";

const spans = fc.array(
  fc.record({ finder: fc.nat(2), start: fc.nat(200), length: fc.integer({ min: 1, max: 40 }) }),
  { maxLength: 60 },
);

describe("createPicker", () => {
  it("picks a little at a time what would be picked at once", () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: 1, max: 60 }), (found, piece) => {
        const lists = [0, 1, 2].map((finder) =>
          found
            .filter((span) => span.finder === finder)
            .map(({ start, length }) => ({ start, end: start + length, kind: `${finder}` })),
        );
        const picker = createPicker(lists.length);
        for (let from = 0; from <= 200; from += piece) {
          for (const [finder, list] of lists.entries())
            for (const span of list)
              if (span.start >= from && span.start < from + piece) picker.add(finder, span);
          picker.pickUntil(from + piece);
        }
        expect(picker.picked()).toEqual(pickSpans(lists));
      }),
    );
  });
});
