import { describe, expect, it } from "vitest";
import { coverSpans } from "../../../src/safety/redaction/coverSpans.js";

const span = (kind: string, start: number, end: number) => ({ kind, start, end });

describe("coverSpans", () => {
  it("covers with one span what overlaps, by the name of the longest", () => {
    const email = span("email", 0, 15);
    expect(coverSpans([span("word", 4, 8)], [email])).toEqual([email]);
    expect(coverSpans([span("word", 10, 40)], [email])).toEqual([span("word", 0, 40)]);
    expect(coverSpans([span("word", 10, 20), span("word", 18, 30)], [email])).toEqual([
      span("email", 0, 30),
    ]);
  });

  it("leaves what stands side by side as it is, in order", () => {
    const [one, two, three] = [span("word", 0, 4), span("email", 4, 9), span("card", 12, 20)];
    expect(coverSpans([one], [two, three])).toEqual([one, two, three]);
    expect(coverSpans([], [two, three])).toEqual([two, three]);
  });
});
