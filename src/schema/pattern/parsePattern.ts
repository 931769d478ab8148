// oxlint-disable bounds/recursion -- `deepest` ends it: the depth of groups is counted beside it.
import type { CharacterTest } from "./characterTest.js";
import type { CharacterTests } from "./createCharacterTests.js";

/** A part of a pattern. */
export type PatternNode =
  | { readonly kind: "character"; readonly test: CharacterTest }
  | { readonly kind: "sequence"; readonly parts: readonly PatternNode[] }
  | { readonly kind: "either"; readonly parts: readonly PatternNode[] }
  | {
      readonly kind: "repeat";
      readonly part: PatternNode;
      readonly min: number;
      readonly max: number;
    }
  | { readonly kind: "assert"; readonly that: "start" | "end" | "boundary" | "inside" }
  | { readonly kind: "look"; readonly part: PatternNode; readonly negative: boolean };

/** Why a pattern is left to the server. */
export type PatternFault =
  /** It is not an ECMAScript regular expression. */
  | "pattern-invalid"
  /** It uses what takes more than linear time (a back reference) or is not supported (a look-behind). */
  | "pattern-unsupported"
  /** It is too long, nests too deep, repeats too much, or names too many sets of characters. */
  | "pattern-too-large";

const longest = 5_000;
const deepest = 100;

const quantifierShape = /[*+?]|\{(\d+)(,(\d*))?\}/y;
const lazyMark = /\?/y;
const groupShape = /\?:|\?<[^=!>][^>]*>|(\?[=!])|(\?)|/y;
const groupEnd = /\)/y;
const classShape = /(?:[^\]\\]|\\.)*\]/suy;
const escapeShape =
  /(?:u[dD][89ab][\da-f]{2}\\u[dD][c-f][\da-f]{2}|u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|p\{[^}]*\}|.)/isuy;

const empty: PatternNode = { kind: "sequence", parts: [] };

/**
 * Parses a pattern as ECMAScript does with the `u` flag, but lets pass what only the flag forbids:
 * needless escapes such as `\-`, and braces and brackets that stand for themselves.
 */
export function parsePattern(
  pattern: string,
  characterTests: CharacterTests,
): PatternNode | PatternFault {
  if (pattern.length > longest) return "pattern-too-large";
  let position = 0;
  let depth = 0;
  let fault: PatternFault | undefined;

  /** Remembers the first fault and ends the parse. */
  const fail = (code: PatternFault): PatternNode => {
    fault ??= code;
    position = pattern.length;
    return empty;
  };
  const take = (shape: RegExp): RegExpExecArray | undefined => {
    shape.lastIndex = position;
    const match = shape.exec(pattern);
    if (match) position = shape.lastIndex;
    return match ?? undefined;
  };
  /** Most characters begin no quantifier: asking each of them by a pattern of our own takes its time. */
  const takeQuantifier = (): RegExpExecArray | undefined =>
    "*+?{".includes(pattern[position] ?? "a") ? take(quantifierShape) : undefined;
  const takeCharacter = (): string => {
    const point = pattern.codePointAt(position);
    const taken = point === undefined ? "" : String.fromCodePoint(point);
    position += taken.length;
    return taken;
  };
  const character = (atom: string): PatternNode => {
    const test = characterTests(atom);
    return typeof test === "string" ? fail(test) : { kind: "character", test };
  };

  const parseEither = (): PatternNode => {
    const first = parseSequence();
    const parts = [first];
    while (pattern[position] === "|") {
      position += 1;
      parts.push(parseSequence());
    }
    return parts.length === 1 ? first : { kind: "either", parts };
  };

  const parseSequence = (): PatternNode => {
    const parts: PatternNode[] = [];
    while (position < pattern.length && !"|)".includes(pattern[position] ?? "")) {
      parts.push(parseTerm());
    }
    return { kind: "sequence", parts };
  };

  const parseTerm = (): PatternNode => {
    const part = parseAtom();
    const repetition = takeQuantifier();
    if (!repetition) return part;
    take(lazyMark);
    const { min, max } = readRepetition(repetition);
    const isRepeatable = part.kind !== "assert" && part.kind !== "look";
    return isRepeatable && min <= max
      ? { kind: "repeat", part, min, max }
      : fail("pattern-invalid");
  };

  const parseAtom = (): PatternNode => {
    if (takeQuantifier()) return fail("pattern-invalid");
    const literal = takeCharacter();
    switch (literal) {
      case "(":
        return parseGroup();
      case "[":
        return character(`[${take(classShape)?.[0] ?? ""}`);
      case "\\":
        return parseEscape(`\\${take(escapeShape)?.[0] ?? ""}`);
      case "^":
        return { kind: "assert", that: "start" };
      case "$":
        return { kind: "assert", that: "end" };
      case ".":
        return character(".");
      default:
        return { kind: "character", test: (point) => point === literal };
    }
  };

  const parseGroup = (): PatternNode => {
    const [, look, other] = take(groupShape) ?? [];
    depth += 1;
    if (other) return fail("pattern-unsupported");
    if (depth > deepest) return fail("pattern-too-large");
    const part = parseEither();
    depth -= 1;
    if (!take(groupEnd)) return fail("pattern-invalid");
    return look ? { kind: "look", part, negative: look === "?!" } : part;
  };

  const parseEscape = (escaped: string): PatternNode => {
    const node = readEscape(escaped, character);
    return typeof node === "string" ? fail(node) : node;
  };

  const whole = parseEither();
  if (position < pattern.length) fail("pattern-invalid");
  return fault ?? whole;
}

function readEscape(
  escaped: string,
  character: (atom: string) => PatternNode,
): PatternNode | PatternFault {
  if (escaped === "\\b") return { kind: "assert", that: "boundary" };
  if (escaped === "\\B") return { kind: "assert", that: "inside" };
  if (/^\\[1-9k]/.test(escaped)) return "pattern-unsupported";
  if (/^\\[\da-z]/i.test(escaped)) return character(escaped);
  const literal = escaped.slice(1);
  return literal ? { kind: "character", test: (point) => point === literal } : "pattern-invalid";
}

function readRepetition([sign = "", least, more, most]: RegExpExecArray) {
  if (least === undefined) {
    return { min: sign === "+" ? 1 : 0, max: sign === "?" ? 1 : Number.POSITIVE_INFINITY };
  }
  const min = readCount(least);
  if (more === undefined) return { min, max: min };
  return { min, max: most ? readCount(most) : Number.POSITIVE_INFINITY };
}

/** A number of any length, but never infinite: that means "without an end". */
function readCount(digits: string): number {
  return Math.min(Number(digits), Number.MAX_SAFE_INTEGER);
}
