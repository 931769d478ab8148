import { describe, expect, it } from "vitest";
import { formatNumber, parseNumber } from "../../../src/form/model/number.js";
import * as fc from "../../support/fc.js";

describe("formatNumber", () => {
  it.each([
    [0.1, "en", "0.1"],
    [0.1, "de", "0,1"],
    [1234567.5, "de", "1234567,5"],
    [-5, "ar-EG", "-5"],
    [1e21, "en", "1e+21"],
    [1e-7, "fr", "1e-7"],
  ])("writes %f for %s as %s", (value, locale, text) => {
    expect(formatNumber(value, { locale })).toBe(text);
  });

  it("writes what parseNumber reads back exactly, in any locale", () => {
    const locales = ["en", "de", "fr", "de-CH", "ar-EG", "fa", "hi", "en-IN"];
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.constantFrom(...locales),
        (value, locale) => {
          const reading = parseNumber(formatNumber(value, { locale }), { locale });
          expect(reading).toEqual({ ok: true, value: value === 0 ? 0 : value });
        },
      ),
    );
  });
});
