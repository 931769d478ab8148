import type { KeyboardEvent } from "react";

/**
 * Whether a key belongs to an input method, and means nothing to the form. Safari ends a composition before it sends
 * the key that ended it; only the key code gives that away.
 */
export function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}
