import { lookAlikes } from "../secrets/lookAlikes.js";

const shortestMisspelt = 6;
const digits = "01345789";
const lettersFor = "oleastbg";

/** The letters that people see in a name: the ASCII ones they look like, without hyphens and doubled letters. */
export function skeletonOf(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^\0-\x7f]/gu, (letter) => lookAlikes.get(letter) ?? letter)
    .replace(/[01345789]/gu, (digit) => lettersFor.charAt(digits.indexOf(digit)))
    .replace(/-/gu, "")
    .replace(/rn/gu, "m")
    .replace(/vv/gu, "w")
    .replace(/cl/gu, "d")
    .replace(/i/gu, "l")
    .replace(/(.)\1+/gu, "$1");
}

/** Compares one name with another: the same to the eye, one slip of the finger away, or neither. */
export function likeness(name: string, other: string): "looks" | "misspelt" | undefined {
  if (name === other) return undefined;
  const [seen, wanted] = [skeletonOf(name), skeletonOf(other)];
  if (seen === wanted) return "looks";
  const isLong = Math.min(seen.length, wanted.length) >= shortestMisspelt;
  return isLong && seen.charAt(0) === wanted.charAt(0) && isOneSlip(seen, wanted)
    ? "misspelt"
    : undefined;
}

/** Whether one letter more, less, other, or two swapped make the difference. */
function isOneSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && left === [...right].toReversed().join("");
}
