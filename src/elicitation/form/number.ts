import { separatorsOf } from "../../schema/text/separators.js";

export { parseNumber } from "../../schema/text/parseNumber.js";

/** Writes a number with all its digits, as {@link parseNumber} reads it in the same locale. */
export function writeNumber(value: number, locale: string): string {
  return String(value).replace(".", separatorsOf(locale).decimal).replace("e+", "e");
}
