import { describe, expect, it } from "vitest";
import { formatNumber } from "../../../src/schema/text/formatNumber.js";
import { parseNumber } from "../../../src/schema/text/parseNumber.js";
import fc from "../../support/fc.js";

describe("parseNumber", () => {
  it.each<[text: string, locale: string, value: number]>([
    ["1", "en", 1],
    [" 1.5 ", "en", 1.5],
    ["1,234.5", "en", 1234.5],
    ["1,234,567", "en", 1234567],
    ["1 000", "en", 1000],
    [".5", "en", 0.5],
    ["5.", "en", 5],
    ["+5", "en", 5],
    ["-0", "en", 0],
    ["1e3", "en", 1000],
    ["1E-2", "en", 0.01],
    ["1e21", "en", 1e21],
    ["0.1", "en", 0.1],
    ["−5", "en", -5],
    ["–5", "en", -5],
    ["\u200e-5", "en", -5],
    ["1,5", "de", 1.5],
    ["1.500", "de", 1500],
    ["1.234,5", "de", 1234.5],
    ["1'234.5", "de-CH", 1234.5],
    ["1’234.5", "de-CH", 1234.5],
    ["1\u202f234,5", "fr", 1234.5],
    ["1 234,5", "fr", 1234.5],
    ["1.5", "fr", 1.5],
    ["12,34,567.5", "en-IN", 1234567.5],
    ["١٬٢٣٤٫٥", "ar-EG", 1234.5],
    ["\u061c-١٢", "ar-EG", -12],
    ["٣٫٥", "en", 3.5],
    ["۱۲٫۵", "fa", 12.5],
    ["१२", "hi", 12],
    ["１２", "ja", 12],
    ["𝟙𝟚", "en", 12],
  ])("reads %j in %s", (text, locale, value) => {
    expect(parseNumber(text, { locale })).toEqual({ ok: true, value });
  });

  it.each<[text: string, locale: string, code: string]>([
    ["", "en", "empty"],
    [" \u200e", "en", "empty"],
    ["abc", "en", "not-a-number"],
    ["-", "en", "not-a-number"],
    [".", "en", "not-a-number"],
    ["1e", "en", "not-a-number"],
    ["e5", "en", "not-a-number"],
    ["0x10", "en", "not-a-number"],
    ["NaN", "en", "not-a-number"],
    ["Infinity", "en", "not-a-number"],
    ["1_000", "en", "not-a-number"],
    ["10²", "en", "not-a-number"],
    ["5€", "en", "not-a-number"],
    ["1".repeat(2_000), "en", "not-a-number"],
    ["1,5", "en", "separator"],
    ["1.5", "de", "separator"],
    ["1..2", "en", "separator"],
    ["1,23", "en", "separator"],
    ["1,234 567", "en", "separator"],
    ["1,234,5", "en", "separator"],
    ["1e999", "en", "too-large"],
    ["-1e999999999999", "en", "too-large"],
    ["1e-999", "en", "too-precise"],
    ["9007199254740993", "en", "too-precise"],
    ["0.12345678901234567890", "en", "too-precise"],
  ])("refuses %.40j in %s: %s", (text, locale, code) => {
    expect(parseNumber(text, { locale })).toEqual({ ok: false, code });
  });

  it.each<[text: string, expected: object]>([
    ["42", { ok: true, value: 42 }],
    ["1.0", { ok: true, value: 1 }],
    ["12e2", { ok: true, value: 1200 }],
    ["9007199254740991", { ok: true, value: Number.MAX_SAFE_INTEGER }],
    ["1.5", { ok: false, code: "not-an-integer" }],
    ["1e-400", { ok: false, code: "not-an-integer" }],
    ["9007199254740992", { ok: false, code: "unsafe-integer" }],
    ["1e21", { ok: false, code: "unsafe-integer" }],
    ["1e999", { ok: false, code: "too-large" }],
  ])("reads %s where an integer is wanted", (text, expected) => {
    expect(parseNumber(text, { locale: "en", integer: true })).toEqual(expected);
  });

  it("never gives another number than the digits that were typed", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^-?\d{1,20}(\.\d{1,6})?$/), (text) => {
        const reading = parseNumber(text, { locale: "en" });
        expect(reading.ok ? String(reading.value) : reading.code).toSatisfy(
          (sent: string) => sent === "too-precise" || sent === shortest(text),
        );
      }),
    );
  });

  it("survives anything at all", () => {
    const locale = fc.constantFrom("en", "de", "ar-EG", "hi");
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), locale, (text, locale) => {
        const reading = parseNumber(text, { locale });
        expect(reading.ok ? Number.isFinite(reading.value) : reading.code).toBeTruthy();
      }),
    );
  });
});

describe("formatNumber", () => {
  it.each<[number, string, string]>([
    [1234.5, "en", "1234.5"],
    [1234.5, "de", "1234,5"],
    [1e21, "en", "1e+21"],
    [-0.07, "fr", "-0,07"],
    [5, "ar-EG", "5"],
  ])("writes %d in %s", (value, locale, text) => {
    expect(formatNumber(value, { locale })).toBe(text);
  });

  it("writes what parseNumber reads back, in any locale", () => {
    const locale = fc.constantFrom(
      "en",
      "de",
      "fr",
      "pl",
      "ar-EG",
      "fa",
      "hi",
      "de-CH",
      "sv",
      "he",
    );
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), locale, (value, locale) => {
        expect(parseNumber(formatNumber(value, { locale }), { locale })).toEqual({
          ok: true,
          value: value === 0 ? 0 : value,
        });
      }),
      { numRuns: 1_000 },
    );
  });
});

/** The numeral without the zeros that say nothing. */
function shortest(numeral: string): string {
  const [, sign = "", whole = "", fraction = ""] = /^(-?)0*(\d+)\.?(\d*?)0*$/.exec(numeral) ?? [];
  const plain = fraction ? `${whole}.${fraction}` : whole;
  return plain === "0" ? "0" : sign + plain;
}
