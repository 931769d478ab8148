import { readDecimal } from "../decimal.js";
import { asciiNumeral } from "./asciiNumeral.js";
import { plainNumeral } from "./plainNumeral.js";
import { separatorsOf } from "./separators.js";

/** Options for reading a number: its kind, and the ways it may be written. */
export interface ParseNumberOptions {
  /** Whether only a whole number will do. @default false */
  readonly integer?: boolean;
  /** A BCP 47 tag: decides between decimal comma and decimal point. @default the platform's */
  readonly locale?: string;
}

/** Why a text is not taken as a number. */
export type NumberFault =
  /** There is nothing in it. */
  | "empty"
  /** It does not read as a number. */
  | "not-a-number"
  /** A separator stands where this locale has none: it might mean another number. */
  | "separator"
  /** It has a fraction, and a whole number is wanted. */
  | "not-an-integer"
  /** It is greater than any number that JSON programs share, such as `1e999`. */
  | "too-large"
  /** It is a whole number beyond ±(2⁵³ − 1), which programs round. */
  | "unsafe-integer"
  /** It has more digits than a number keeps: another one would be sent. */
  | "too-precise";

/** A number as it was typed, or why the text is none. */
export type NumberReading =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly code: NumberFault };

const longest = 1_000;
const looksLikeNumber = /^[+-]?[\d\s.,'\u2019\u066b\u066c]+(?:e[+-]?\d+)?$/i;

/**
 * Reads a number as people type it in a locale: decimal comma, grouped thousands, any script's digits, `1e3`.
 * What would be sent is exactly what was typed, or there is a reason why not.
 */
export function parseNumber(text: string, options: ParseNumberOptions = {}): NumberReading {
  const ascii = asciiNumeral(text);
  if (ascii === "") return refuse("empty");
  if (ascii.length > longest) return refuse("not-a-number");
  const numeral = plainNumeral(ascii, separatorsOf(options.locale));
  if (numeral === undefined) {
    return refuse(/\d/.test(ascii) && looksLikeNumber.test(ascii) ? "separator" : "not-a-number");
  }
  const value = Number(numeral);
  if (!Number.isFinite(value)) return refuse("too-large");
  if (options.integer) {
    if (!isWhole(numeral)) return refuse("not-an-integer");
    if (!Number.isSafeInteger(value)) return refuse("unsafe-integer");
  }
  if (!isSameDecimal(numeral, String(value))) return refuse("too-precise");
  return { ok: true, value: value === 0 ? 0 : value };
}

function isWhole(numeral: string): boolean {
  return readDecimal(numeral).exponent >= 0;
}

function isSameDecimal(first: string, second: string): boolean {
  const [one, other] = [readDecimal(first), readDecimal(second)];
  return one.digits === other.digits && one.exponent === other.exponent;
}

function refuse(code: NumberFault): NumberReading {
  return { ok: false, code };
}
