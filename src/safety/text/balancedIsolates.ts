import type { Pause } from "./hiddenPatterns.js";
import { rightToLeft } from "./scripts.js";

const deepest = 3;
/** The number of characters that are looked at between two pauses. */
const foundAPart = 500;
const rightToLeftIsolate = "\u2067";
const pop = "\u2069";
const relevant = new RegExp(`[\\u2066-\\u2069\\n\\r\\u2029]|[${rightToLeft}]`, "gu");

/**
 * Where the isolates stand that do what they are for: opened and closed on one line, around something, not
 * deeper than three, and a right-to-left one around right-to-left text. Message formatters put them around names. Pauses
 * on the way.
 */
export function* balancedIsolates(text: string): Generator<Pause, ReadonlySet<number>> {
  const balanced = new Set<number>();
  if (!text.includes(pop)) return balanced;
  let open: { index: number; opener: string; lettersBefore: number }[] = [];
  let letters = 0;
  let found = 0;
  for (const { 0: character, index } of text.matchAll(relevant)) {
    found += 1;
    if (found % foundAPart === 0) yield { code: "pause", steps: foundAPart };
    if (character === pop) {
      const { index: start = index, opener, lettersBefore } = open.pop() ?? {};
      const isNeeded = opener !== rightToLeftIsolate || lettersBefore !== letters;
      if (index > start + 1 && open.length < deepest && isNeeded) balanced.add(start).add(index);
    } else if (character >= "\u2066" && character < pop) {
      open.push({ index, opener: character, lettersBefore: letters });
    } else if (/\s/.test(character)) {
      open = [];
    } else {
      letters += 1;
    }
  }
  return balanced;
}
