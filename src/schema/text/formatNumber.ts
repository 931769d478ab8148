import { separatorsOf } from "./separators.js";

/** Writes a number so that `parseNumber` reads it back: all its digits, not grouped, with the locale's decimal separator. */
export function formatNumber(value: number, options: FormatNumberOptions = {}): string {
  return String(value).replace(".", separatorsOf(options.locale).decimal);
}

/** Options for writing a number. */
export interface FormatNumberOptions {
  /** A BCP 47 tag: decides between decimal comma and decimal point. @default the platform's */
  readonly locale?: string;
}
