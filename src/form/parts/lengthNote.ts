import type { Field } from "../../schema/field.js";

/** Tells that a text is too short or too long, or how many characters are left. */
export type LengthNote = "short" | "long" | number | undefined;

/** So many characters before the end are near it, whatever the limit. */
const leastNear = 3;
const mostNear = 50;

/** The note on the length of what is typed: only near a limit, where it helps. */
export function lengthNote(field: Field, text: string): LengthNote {
  if (field.kind !== "text" || text === "") return undefined;
  const { minLength = 0, maxLength = Infinity } = field;
  const near = Math.min(mostNear, Math.max(leastNear, Math.floor(maxLength / 10)));
  // A character has one or two code units: most texts are far from a limit, and need not be counted.
  if (text.length >= 2 * minLength && text.length < maxLength - near) return undefined;
  const length = [...text.slice(0, 2 * Math.min(maxLength, text.length) + 2)].length;
  if (length < minLength) return "short";
  if (length > maxLength) return "long";
  const left = maxLength - length;
  return left <= near && minLength !== maxLength ? left : undefined;
}
