import type { HiddenCode } from "./hiddenSpan.js";
import { createHyphenationCheck } from "./hyphenation.js";
import { anyScriptMarks, cursive, joining, rightToLeft, unspaced } from "./scripts.js";

/** A stretch of characters that hides something, before isolates are paired. */
interface Match {
  readonly index: number;
  readonly length: number;
  readonly code: HiddenCode;
}

const invisible = "\\p{Cf}\\p{DI}";
const braille = "\\u2801-\\u28ff";
const blank = "\\t\\n\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
const mark = "(?:(?!\\p{DI})\\p{M})";
const mostAnyScriptMarks = 3;
const mostMarks = 8;
const mostBlanks = 80;
const mostBlankLines = 10;

/** Patterns of invisible characters in the places where writing systems and emoji ask for them. */
const wanted = [
  // A flag of a country's part: England, Texas.
  "\\u{1f3f4}[\\u{e0061}-\\u{e007a}]{2}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{1,3}\\u{e007f}",
  "(?<=[\\p{ExtPict}\\p{EMod}\\ufe0f])\\u200d(?=\\p{ExtPict})",
  "(?<=[\\p{Emoji}\\p{So}\\p{Sm}])[\\ufe0e\\ufe0f]",
  `(?<=[${joining}])[\\u200c\\u200d](?![${invisible}])`,
  `(?<![${invisible}])\\u200d(?=[${cursive}])`,
  `(?<=[${unspaced}])\\u200b(?=[${unspaced}])`,
  // One direction mark on a line with right-to-left letters close by.
  `(?<![${invisible}])[\\u200e\\u200f\\u061c](?![${invisible}])(?:(?<=[${rightToLeft}].{0,17})|(?=.{0,16}[${rightToLeft}]))`,
  "(?<=[\\p{Sm}0\\u1000-\\u109f\\ua840-\\ua87f\\uaa60-\\uaa7f])\\ufe00",
  "(?<=[\\p{Ideo}\\u3000-\\u303f\\uff00-\\uff60])[\\ufe00-\\ufe02]",
  // An ideograph's variant, unless each of several has one.
  "(?<=\\p{UIdeo})(?<!(?:\\p{UIdeo}[\\u{e0100}-\\u{e01ef}]){2}\\p{UIdeo})[\\u{e0100}-\\u{e011f}]",
  "(?<=[\\u1800-\\u18aa])[\\u180b-\\u180f]",
  "(?<=[\\u1100-\\u115e])\\u1160|\\u115f(?=[\\u1161-\\u11a7])",
  `(?<=[${braille}])\\u2800{1,2}(?=[\\s${braille}]|$)`,
  "(?<=[\\u0591-\\u05c7])\\u034f",
  "^\\ufeff",
  "(?<=[\\u{13000}-\\u{1345f}])[\\u{13430}-\\u{13455}]",
  // Format characters that are seen: signs over numbers.
  "[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}]",
].join("|");

const unwanted: Readonly<Partial<Record<HiddenCode, string>>> = {
  "bidi-control": "[\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]",
  "tag-characters": "[\\u{e0000}-\\u{e007f}]",
  "variation-selectors": "[\\u180b-\\u180f\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]",
  "zero-width": "[\\u200b-\\u200d\\u2060\\ufeff]",
  "filler-characters":
    "[\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u2800\\u3164\\uffa0\\u{16fe4}\\u{1d159}]",
  "control-characters": "[\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\\p{NChar}]",
  "malformed-text": "\\p{Cs}",
  "private-use": "\\p{Co}",
  "invisible-format": `(?:(?![\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2066-\\u2069])[${invisible}])`,
};

const codes = Object.keys(unwanted) as HiddenCode[]; // The keys of the record just above.
/**
 * No repetition in the pattern is without an end: an engine keeps a note of every turn, and millions overflow it. What
 * goes on longer is found in pieces, which are one stretch to those who read them.
 */
const longest = 1_000;
const blanks = `[${blank}]{${mostBlankLines}}`;
/** Where anything of this can begin: it spares ordinary characters the rest. */
const suspect = `[${invisible}\\p{Cc}\\p{Cs}\\p{Co}\\p{NChar}\\p{M}\\u2800\\u{16fe4}\\u{1d159}\\u{1f3f4}]|${blanks}`;
const suspicious = new RegExp(suspect, "u");
const pattern = new RegExp(
  `(?=${suspect})(?:${[
    `(?:${wanted})`,
    "(?<hyphen>\\xad)",
    `(?<marks>${mark}{${mostAnyScriptMarks + 1}})`,
    `(?<blank>${blanks})`,
    ...Object.values(unwanted).map((part) => `(${part}{1,${longest}})`),
  ].join("|")})`,
  "gu",
);
const anyScriptMark = new RegExp(`[${anyScriptMarks}]`, "gu");
const goesOn = {
  marks: new RegExp(`${mark}{1,${longest}}`, "uy"),
  blank: new RegExp(`[${blank}]{1,${longest}}`, "uy"),
};

/** The part of a text that is looked through between two rests, in characters. */
const partLength = 8_192;
/** The most matches between two rests: some parts are all matches, which take longer. */
const matchesAPart = 500;
/** More than any pattern looks behind and ahead of what it finds, apart from stretches that go on. */
const margin = { behind: 64, ahead: longest + 64 };

/** A pause in a long text, at which whoever reads it may rest. */
export interface Pause {
  readonly code: "pause";
  /** The work done since the last, in steps. */
  readonly steps: number;
}

/** A step reads so many characters that hide nothing, or that may hide something. */
const charactersAStep = { plain: 50, suspicious: 8 };

function pauseAfter(characters: number, kind: keyof typeof charactersAStep): Pause {
  return { code: "pause", steps: Math.ceil(characters / charactersAStep[kind]) };
}

/** Every stretch that hides something, in order, found in one pass over the text, with a pause after each part of it. */
export function* scan(text: string, part: number = partLength): Generator<Match | Pause, void> {
  const isHyphenation = createHyphenationCheck(text);
  for (let start = 0; start < text.length; ) {
    const end = endOfPart(text, start + part);
    start = yield* scanPart(text, start, end, isHyphenation);
  }
}

/** Never in the middle of a character. */
function endOfPart(text: string, end: number): number {
  const unit = text.charCodeAt(end);
  return unit >= 0xdc00 && unit < 0xe000 ? end + 1 : end;
}

/** The stretches that begin in one part of a text; returns where the last of them ends. */
function* scanPart(
  text: string,
  start: number,
  end: number,
  isHyphenation: (index: number) => boolean,
): Generator<Match | Pause, number> {
  const from = Math.max(0, start - margin.behind);
  const around = text.slice(from, end + margin.ahead);
  if (!suspicious.test(around)) {
    yield pauseAfter(Math.min(end, text.length) - start, "plain");
    return end;
  }
  const find = new RegExp(pattern);
  find.lastIndex = start - from;
  let matches = 0;
  let last = start;
  for (let match = find.exec(around); match; match = find.exec(around)) {
    const { hyphen, marks, blank } = match.groups ?? {};
    const index = from + match.index;
    if (index >= end) break;
    matches += 1;
    if (matches % matchesAPart === 0) yield { code: "pause", steps: matchesAPart };
    if (marks !== undefined || blank !== undefined) {
      const more = goesOn[marks === undefined ? "blank" : "marks"];
      last = yield* endOf(more, text, from + find.lastIndex);
      find.lastIndex = last - from;
      const whole = text.slice(index, last);
      yield* marks === undefined ? longBlank(whole, index) : flood(whole, index);
    } else if (hyphen !== undefined) {
      if (!isHyphenation(index)) yield { index, length: 1, code: "invisible-format" };
    } else {
      const code = codes.find((_, group) => match[group + 4] !== undefined);
      if (code) yield { index, length: match[0].length, code };
    }
    last = from + find.lastIndex;
    if (last >= end) break;
  }
  yield pauseAfter(Math.min(end, text.length) - start, "suspicious");
  return Math.max(last, end);
}

function* endOf(more: RegExp, text: string, start: number): Generator<Pause, number> {
  let end = start;
  let pausedAt = start;
  // Whoever rests at a pause may look through another text meanwhile.
  const goOn = new RegExp(more);
  for (goOn.lastIndex = end; goOn.test(text); goOn.lastIndex = end) {
    end = goOn.lastIndex;
    if (end - pausedAt < partLength) continue;
    yield pauseAfter(end - pausedAt, "suspicious");
    pausedAt = end;
  }
  return end;
}

function* flood(marks: string, index: number): Generator<Match, void> {
  const isShort = marks.length <= mostMarks;
  if (isShort && (marks.match(anyScriptMark)?.length ?? 0) <= mostAnyScriptMarks) return;
  const kept = [...marks.slice(0, 2 * mostAnyScriptMarks)].slice(0, mostAnyScriptMarks).join("");
  yield {
    index: index + kept.length,
    length: marks.length - kept.length,
    code: "combining-flood",
  };
}

function* longBlank(blank: string, index: number): Generator<Match, void> {
  if (blank.length >= mostBlanks || linesIn(blank) >= mostBlankLines)
    yield { index, length: blank.length, code: "long-blank" };
}

function linesIn(blank: string): number {
  return blank.match(/\n|\r(?!\n)|[\u2028\u2029]/g)?.length ?? 0;
}
