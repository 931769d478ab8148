import { balancedIsolates } from "./balancedIsolates.js";
import { type Pause, scan } from "./hiddenPatterns.js";
import type { HiddenSpan } from "./hiddenSpan.js";

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
