/** A decimal number without rounding: `digits` × 10^`exponent`. */
export interface Decimal {
  /** The significant digits, signed, without trailing zeros. */
  readonly digits: bigint;
  /** The power of ten that they are multiplied by. */
  readonly exponent: number;
}

/** Reads a decimal numeral such as `0.07` or `1e21`, exactly. */
export function readDecimal(numeral: string): Decimal {
  const [mantissa = "", exponent = "0"] = numeral.toLowerCase().split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  const digits = `${whole}${fraction}`.replace(/0+$/, "");
  const dropped = whole.length + fraction.length - digits.length;
  return {
    digits: BigInt(digits === "-" || digits === "" ? "0" : digits),
    exponent: Number(exponent) - fraction.length + dropped,
  };
}

/** Whether a number is a whole multiple of another, both as they are written: 0.07 is one of 0.01. */
export function isMultipleOf(value: number, step: number): boolean {
  const dividend = readDecimal(String(value));
  const divisor = readDecimal(String(step));
  const shared = Math.min(dividend.exponent, divisor.exponent);
  const scale = ({ digits, exponent }: Decimal) => digits * 10n ** BigInt(exponent - shared);
  return scale(dividend) % scale(divisor) === 0n;
}
