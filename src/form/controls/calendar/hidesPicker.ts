/**
 * Whether this browser lets a stylesheet take its own picker's button away: Firefox does not, and would show two. A name
 * of a pseudo-element tells nothing, since every browser takes those of WebKit. False where it cannot be told.
 */
export function hidesPicker(): boolean {
  const canTell = typeof CSS !== "undefined" && typeof CSS.supports === "function";
  return canTell && !CSS.supports("-moz-appearance", "none");
}
