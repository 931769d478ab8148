/**
 * Whether this browser lets a stylesheet take its own picker's button away: Firefox does not, and would show two. A name
 * of a pseudo-element tells nothing, since every browser takes those of WebKit.
 */
export function hidesPicker(): boolean {
  return !CSS.supports("-moz-appearance", "none");
}
