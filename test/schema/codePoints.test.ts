import { describe, expect, it } from "vitest";
import { codePoints } from "../../src/schema/codePoints.js";

const units = ["a", "\ud7ff", "\ud800", "\udbff", "\udc00", "\udfff", "\ue000"];

describe("codePoints", () => {
  it("counts as many characters as an iteration finds, halves that stand alone among them", () => {
    const texts = units.flatMap((first) =>
      units.flatMap((second) => units.map((third) => first + second + third)),
    );
    for (const text of ["", ...units, ...texts])
      expect([text, codePoints(text)]).toEqual([text, [...text].length]);
    expect(texts).toHaveLength(343);
  });
});
