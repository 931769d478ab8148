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
  const written = `${whole}${fraction}`;
  const significant = written.replace(/0+$/, "");
  if (!/\d/.test(significant)) return { digits: 0n, exponent: 0 };
  const zeros = written.length - significant.length;
  return { digits: BigInt(significant), exponent: Number(exponent) - fraction.length + zeros };
}

/** Whether a number is a whole multiple of another, both as they are written: 0.07 is one of 0.01. */
export function isMultipleOf(value: number, step: number): boolean {
  const dividend = readDecimal(String(value));
  const divisor = readDecimal(String(step));
  const shared = Math.min(dividend.exponent, divisor.exponent);
  const scale = ({ digits, exponent }: Decimal) => digits * 10n ** BigInt(exponent - shared);
  return scale(dividend) % scale(divisor) === 0n;
}

/** Whether a value from the wire is a number so large that parsing it may have rounded it. */
export function mayBeRounded(value: unknown): boolean {
  return typeof value === "number" && Math.abs(value) > Number.MAX_SAFE_INTEGER;
}
