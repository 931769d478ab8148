// oxlint-disable bounds/recursion -- a pattern that was parsed nests 100 levels at most.
import type { PatternNode } from "./parsePattern.js";

/** Counts the steps that a part of a pattern takes as a program; those of its look-aheads count, too. */
export function sizeOf(node: PatternNode): number {
  switch (node.kind) {
    case "character":
    case "assert":
      return 1;
    case "look":
      return sizeOf(node.part) + 2;
    case "sequence":
      return sumOf(node.parts);
    case "either":
      return sumOf(node.parts) + 2 * (node.parts.length - 1);
    case "repeat":
      return sizeOfRepeat(node, sizeOf(node.part));
  }
}

function sumOf(parts: readonly PatternNode[]): number {
  return parts.reduce((sum, part) => sum + sizeOf(part), 0);
}

/** Each time takes the part, and a fork unless it has to come; without an end, one more fork leads back. */
function sizeOfRepeat({ min, max }: PatternNode & { kind: "repeat" }, part: number): number {
  if (part === 0 || max === 0) return 0;
  const isEndless = max === Number.POSITIVE_INFINITY;
  const times = isEndless ? Math.max(min, 1) : max;
  return times * part + (times - min) + (isEndless ? 1 : 0);
}
