import { balancedIsolates } from "./balancedIsolates.js";
import { type Pause, scan } from "./hiddenPatterns.js";

/** The code of something that can be hidden in a text. */
export type HiddenCode =
  /** Characters without width: joiners, zero-width spaces, byte order marks. */
  | "zero-width"
  /** Controls that change the order in which a text is shown. */
  | "bidi-control"
  /** Unicode tags: ASCII that no font shows. */
  | "tag-characters"
  /** Variation selectors with nothing to select, which can carry bytes. */
  | "variation-selectors"
  /** C0 and C1 controls, among them terminal escapes, and noncharacters. */
  | "control-characters"
  /** Blank letters, such as the Hangul fillers. */
  | "filler-characters"
  /** More combining marks on one letter than any language stacks. */
  | "combining-flood"
  /** Invisible operators, soft hyphens in short words and other format characters. */
  | "invisible-format"
  /** Characters that look as some font decides. */
  | "private-use"
  /** Halves of surrogate pairs: not text. */
  | "malformed-text"
  /** So much blank space that what follows may not be seen. */
  | "long-blank";

/** A stretch of a text that a reader cannot see, or that changes what is seen. */
export interface HiddenSpan {
  readonly start: number;
  readonly end: number;
  readonly code: HiddenCode;
}

/** Every stretch of hidden characters, in order; neighbours of one kind are one stretch. */
export function* findHidden(text: string): Generator<HiddenSpan, void> {
  for (const found of findHiddenSlowly(text)) if (found.code !== "pause") yield found;
}

/** The same with pauses between, at which whoever reads a long text may rest; it is looked through in parts of a length. */
export function* findHiddenSlowly(
  text: string,
  part?: number,
): Generator<HiddenSpan | Pause, void> {
  let open: HiddenSpan | undefined;
  for (const span of spansIn(text, part)) {
    if (span.code === "pause") {
      yield span;
      continue;
    }
    if (open?.end === span.start && open.code === span.code) {
      open = { ...open, end: span.end };
      continue;
    }
    if (open) yield open;
    open = span;
  }
  if (open) yield open;
}

function* spansIn(text: string, part?: number): Generator<HiddenSpan | Pause, void> {
  const isolates = yield* balancedIsolates(text);
  for (const match of scan(text, part)) {
    if (match.code === "pause") {
      yield match;
      continue;
    }
    const { index, length, code } = match;
    if (code !== "bidi-control") yield { start: index, end: index + length, code };
    else
      for (let start = index; start < index + length; start += 1)
        if (!isolates.has(start)) yield { start, end: start + 1, code };
  }
}
