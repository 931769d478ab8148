/**
 * Whether an answer is one that the SDKs carry: a text, a number, a boolean, or a list of texts.
 * They refuse any other, `null` included; only a tapped transport sends it.
 */
export function isSupportedValue(value: unknown): boolean {
  return Array.isArray(value)
    ? value.every((item) => typeof item === "string")
    : typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);
}
