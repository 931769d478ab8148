import { type Allowance, isTired } from "../../wire/protocol/allowance.js";
import type { Sliced } from "../../wire/protocol/sliced.js";
import type { FindKnown } from "./findKnown.js";

const piece = 16_384;
const charactersAStep = 8;

/** Puts placeholders in the place of values, but of those that are kept, a slice at a time. */
export function* redactText(
  text: string,
  find: FindKnown,
  isKept: (placeholder: string) => boolean,
  allowance: Allowance,
): Sliced<string> {
  const parts: string[] = [];
  let at = 0;
  for (let from = 0; from < text.length; from = Math.max(at, from + piece)) {
    if (isTired(allowance)) yield;
    allowance.left -= 1 + Math.min(piece, text.length - from) / charactersAStep;
    for (const { start, end, value } of find(text, from, Math.min(text.length, from + piece))) {
      if (!isKept(value.placeholder)) {
        parts.push(text.slice(at, start), value.placeholder);
        at = end;
      }
    }
  }
  return parts.length === 0 ? text : parts.join("") + text.slice(at);
}
