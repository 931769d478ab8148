import { separatorsOf } from "./separators.js";

/** Writes a number so that `parseNumber` reads it back: all its digits, not grouped, with the locale's decimal separator. */
export function formatNumber(value: number, options: FormatNumberOptions = {}): string {
  const digits = String(value);
  // What a locale writes is looked up only for what depends on it: browsers take their time the first time.
  return digits.includes(".") ? digits.replace(".", separatorsOf(options.locale).decimal) : digits;
}

/** Options for writing a number. */
export interface FormatNumberOptions {
  /** A BCP 47 tag: decides between decimal comma and decimal point. @default the platform's */
  readonly locale?: string;
}
