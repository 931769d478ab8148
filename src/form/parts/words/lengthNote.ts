import { isWithin } from "../../../schema/bounds.js";
import type { Field } from "../../../schema/field.js";

/** Tells that a text is too short or too long, or how many characters are left. */
export type LengthNote = "short" | "long" | number | undefined;

/** So many characters before the end are near it, whatever the limit. */
const leastNear = 3;
const mostNear = 50;

/** The note on the length of what is typed: only near a limit, where it helps. */
export function lengthNote(field: Field, text: string): LengthNote {
  if (field.kind !== "text" || text === "") return undefined;
  const { minLength: least = 0, maxLength: most = Infinity } = field;
  const near = Math.min(mostNear, Math.max(leastNear, Math.floor(most / 10)));
  // A character has one or two code units: most texts are far from a limit, and need not be counted.
  if (text.length >= 2 * least && text.length < most - near) return undefined;
  const length = [...text.slice(0, 2 * Math.min(most, text.length) + 2)].length;
  if (!isWithin("minLength", length, least)) return "short";
  if (!isWithin("maxLength", length, most)) return "long";
  const left = most - length;
  return left <= near && least !== most ? left : undefined;
}
