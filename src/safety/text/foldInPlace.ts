import { type Allowance, createAllowance, isTired } from "../../wire/protocol/allowance.js";
import { atOnce, type Sliced } from "../../wire/protocol/sliced.js";
import { lookAlikes } from "../secrets/lookAlikes.js";
import type { Span } from "../secrets/shapes/replaceSpans.js";

/** Characters that no reader sees. Tabs and line breaks are seen. */
export const unseen = "(?![\\t\\n\\r])[\\p{Cf}\\p{DI}\\p{Cc}\\p{Cs}]";

const other = "[\\u0370-\\u052f]";
const foldable = new RegExp(
  [
    unseen,
    // Marks of emphasis; the escapes of quotes in JSON within JSON, and in markup.
    "\\*\\*|\\\\+(?=[\"'])|&(?:quot|apos|#3[49]|#x2[27]);",
    // Letters, digits, and signs of keys as markup and addresses write them.
    "&#(?:4[3-9]|[5-9]\\d|1[01]\\d|12[0-2]);|&#x(?:2[b-f]|[3-6][\\da-f]|7[\\da]);|%(?:2[BDEFbdef]|[346][\\dA-Fa-f]|[57][\\dAFaf])",
    // The frame of a keycap, and signs that look like a colon.
    "\\u20e3|[\\u02d0\\u2236\\ua789\\ufe55]",
    `(?<=[A-Za-z])${other}{1,20}|${other}{1,20}(?=[A-Za-z])`,
    "(?![\\0-\\x7f])[\\p{Nd}\\p{Zs}]|[\\u00b2\\u00b3\\u00b9\\u2070-\\u2089\\u2010-\\u2015\\u2212\\u2460-\\u2468\\uff01-\\uff5e\\u{1d400}-\\u{1d7ff}]",
  ].join("|"),
  "gu",
);
/** Whether a text may have anything to fold: most have nothing. */
const suspect = /[^ -~\t\n\r]|\*\*|\\["']|[&%]/u;
const piece = 8_192;
const charactersAStep = 8;

/** A text in one spelling, with the places of its characters in the text as it was written. */
export interface FoldedText {
  readonly text: string;
  /** Returns a stretch of the folded text as a stretch of the original one. */
  readonly unfold: <Stretch extends Span>(stretch: Stretch) => Stretch;
}

/** A stretch that another one took the place of: `from` and `to` are places in the original, `at` is one in the folded text. */
interface Replaced {
  readonly at: number;
  readonly length: number;
  readonly from: number;
  readonly to: number;
}

/** Reading the limits anew for each of thousands of short texts would cost more than the texts. */
const unlimited = createAllowance({ steps: Infinity });

/**
 * Writes a text in one spelling: without invisible characters, emphasis, and escapes of quotes; with digits, letters,
 * spaces, and dashes of ASCII for their other forms. Words keep their accents and their script.
 */
export function foldInPlace(text: string): FoldedText {
  return atOnce(foldSlices(text, unlimited));
}

/** The same a slice at a time. */
export function* foldSlices(text: string, allowance: Allowance): Sliced<FoldedText> {
  const folding = createFolding();
  for (let from = 0; from < text.length; ) {
    if (isTired(allowance)) yield;
    const to = endOfPart(text, from + piece);
    const part = text.slice(from, to);
    allowance.left -= part.length / charactersAStep;
    folding.add(part, suspect.test(part) ? foldable : undefined, foldRun);
    from = to;
  }
  return folding.folded();
}

/** Removes everything from a text that a pattern finds. */
export function foldAway(text: string, pattern: RegExp): FoldedText {
  const folding = createFolding();
  folding.add(text, pattern, () => "");
  return folding.folded();
}

function createFolding() {
  const parts: string[] = [];
  const replaced: Replaced[] = [];
  let before = 0;
  let written = 0;
  const placeOf = (place: number, edge: "from" | "to"): number => {
    const last = replaced[countUpTo(replaced, place) - 1];
    if (!last) return place + (edge === "to" ? 1 : 0);
    const behind = place - last.at - last.length;
    if (behind < 0) return last[edge];
    return last.to + behind + (edge === "to" ? 1 : 0);
  };
  return {
    add(text: string, pattern: RegExp | undefined, write: (found: string) => string): void {
      let read = 0;
      for (const { 0: found, index } of pattern ? text.matchAll(pattern) : []) {
        const by = write(found);
        parts.push(text.slice(read, index), by);
        const at = written + index - read;
        read = index + found.length;
        written = at + by.length;
        if (by.length !== found.length)
          replaced.push({ at, length: by.length, from: before + index, to: before + read });
      }
      parts.push(text.slice(read));
      written += text.length - read;
      before += text.length;
    },
    folded: (): FoldedText => ({
      text: parts.join(""),
      unfold: (stretch) =>
        replaced.length === 0
          ? stretch
          : {
              ...stretch,
              start: placeOf(stretch.start, "from"),
              end: placeOf(stretch.end - 1, "to"),
            },
    }),
  };
}

/** The number of replaced stretches that begin up to a place. */
function countUpTo(replaced: readonly Replaced[], place: number): number {
  let [low, high] = [0, replaced.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((replaced[middle]?.at ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Never in the middle of a character. */
function endOfPart(text: string, end: number): number {
  const unit = text.charCodeAt(end);
  return unit >= 0xdc00 && unit < 0xe000 ? end + 1 : Math.min(end, text.length);
}

function foldRun(found: string): string {
  if (hidden.test(found)) return "";
  if (/^(?:\*|\\)/u.test(found)) return "";
  if (found === "\u20e3") return "";
  if (found.startsWith("%")) return String.fromCharCode(Number.parseInt(found.slice(1), 16));
  const [, hex, code = ""] = /^&#(x?)([\da-f]+);$/u.exec(found) ?? [];
  const letter = String.fromCharCode(Number.parseInt(code || "34", hex ? 16 : 10));
  if (found.startsWith("&")) return /["']/u.test(letter) ? '"' : letter;
  if (/^[\u02d0\u2236\ua789\ufe55]$/u.test(found)) return ":";
  if (/^\p{Zs}$/u.test(found)) return " ";
  if (/^[\u2010-\u2015\u2212]$/u.test(found)) return "-";
  const plain = found.normalize("NFKC");
  if (/^[ -~]$/u.test(plain)) return plain;
  if (/^\p{Nd}$/u.test(plain)) return digitOf(plain.codePointAt(0) ?? 0);
  return found.replace(/[^\0-\x7f]/gu, (letter) => lookAlikes.get(letter.toLowerCase()) ?? letter);
}

const hidden = new RegExp(`^(?:${unseen})`, "u");

/** The digits of a script are ten in a row, and only mathematical digits have rows side by side. */
function digitOf(code: number): string {
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
