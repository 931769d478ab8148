import { describe, expect, it } from "vitest";
import { isMultipleOf, readDecimal } from "../../src/schema/decimal.js";
import fc from "../support/fc.js";

describe("readDecimal", () => {
  it.each<[string, bigint, number]>([
    ["0", 0n, 0],
    ["-0.0", 0n, 0],
    ["0.07", 7n, -2],
    ["-1.50", -15n, -1],
    ["1200", 12n, 2],
    ["1e21", 1n, 21],
    ["2.5E-7", 25n, -8],
    [".5", 5n, -1],
    ["5.", 5n, 0],
  ])("reads %s", (numeral, digits, exponent) => {
    expect(readDecimal(numeral)).toEqual({ digits, exponent });
  });
});

describe("isMultipleOf", () => {
  it.each([
    [0.07, 0.01],
    [4.35, 0.05],
    [1e308, 1e-308],
    [-7.5, 2.5],
    [0, 0.3],
    [1e21, 7e-7 / 7],
  ])("knows that %d is a multiple of %d", (value, step) => {
    expect(isMultipleOf(value, step)).toBe(true);
  });

  it.each([
    [0.075, 0.01],
    [1e-7, 0.01],
    [1, 1e308],
    [10, 3],
  ])("knows that %d is none of %d", (value, step) => {
    expect(isMultipleOf(value, step)).toBe(false);
  });

  it("agrees with whole-number arithmetic on hundredths", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.integer({ min: 1, max: 500 }),
        (value, step) => {
          expect(isMultipleOf(value / 100, step / 100)).toBe(value % step === 0);
        },
      ),
    );
  });
});
