import { codePoints } from "../../schema/codePoints.js";
import { limitsOf, type RequestLimits } from "../../wire/protocol/requestLimits.js";
import { decodePayload } from "./decodePayload.js";
import { findHidden } from "./findHidden.js";
import type { HiddenCode, HiddenSpan } from "./hiddenSpan.js";
import { labelOf } from "./labelOf.js";

const replacement = "\ufffd";

/** A mark in place of hidden characters when they are made visible. */
export interface HiddenCharacters {
  /** The kind of hiding. */
  readonly code: HiddenCode;
  /** A name that can be shown: a Unicode abbreviation such as `"ZWSP"`, or `"U+3164"`; the first of several. */
  readonly label: string;
  /** The number of characters hidden here. */
  readonly count: number;
  /** The text that tags or variation selectors spell, as far as it can be read; at most 1,000 characters. */
  readonly spells?: string;
}

/** A part of a text: shown as it is, or, where `hidden` is set, shown as what it hides. */
export interface TextRun {
  /** The characters themselves; those of a hidden run are not to be shown. */
  readonly text: string;
  /** Present if a reader would not see the characters, or would see others because of them. */
  readonly hidden?: HiddenCharacters;
}

/**
 * Splits a text into what is seen and what is hidden, so that a UI can show the hidden in place. The runs' texts,
 * joined, are the text. After 1,000 runs (`limits.hiddenMarks`) the rest is one run, in which a U+FFFD stands for each
 * hidden stretch.
 */
export function revealHidden(
  text: string,
  limits: Pick<RequestLimits, "hiddenMarks"> = {},
): readonly TextRun[] {
  const { hiddenMarks } = limitsOf(limits);
  const runs: TextRun[] = [];
  const tail: string[] = [];
  let rest = 0;
  for (const span of findHidden(text)) {
    const seen = text.slice(rest, span.start);
    rest = span.end;
    if (runs.length >= hiddenMarks) {
      tail.push(seen, replacement);
      continue;
    }
    if (seen !== "") runs.push({ text: seen });
    runs.push({ text: text.slice(span.start, span.end), hidden: describeHidden(text, span) });
  }
  const last = tail.join("") + text.slice(rest);
  return last === "" ? runs : [...runs, { text: last }];
}

/** Describes the characters that one stretch hides. */
export function describeHidden(text: string, { start, end, code }: HiddenSpan): HiddenCharacters {
  const characters = text.slice(start, end);
  const spells = decodePayload(characters, code);
  return {
    code,
    label: labelOf(characters.codePointAt(0) ?? 0),
    count: codePoints(characters),
    ...(spells && { spells }),
  };
}
