"use client";

import { type RefObject, useEffect } from "react";
import { focusedElement } from "../../../../../react/tree.js";

/** Where the caret goes in a field that opens. */
export interface Caret {
  /** The text before it, as far as that is known. */
  readonly before?: string | undefined;
  /** The element that had the focus when the field was asked for: where that has gone on meanwhile, it stays there. */
  readonly from?: Element | null;
}

/** Gives a field that has just appeared the focus, and the caret its place: what is in sight stays where it is. */
export function useCaret(
  area: RefObject<HTMLTextAreaElement | null>,
  caret: Caret | undefined,
  otherwise: "start" | "end",
): void {
  useEffect(() => {
    const field = area.current;
    if (!caret || !field || hasGoneOn(caret)) return;
    // Text areas know one kind of line end.
    const before = caret.before?.replaceAll("\r\n", "\n");
    const last = otherwise === "end" ? field.textLength : 0;
    const at = before !== undefined && field.value.startsWith(before) ? before.length : last;
    field.focus({ preventScroll: true });
    field.setSelectionRange(at, at);
  }, [area, caret, otherwise]);
}

/** Whether the focus is elsewhere by now, as it may be where the field had to be loaded first. */
function hasGoneOn({ from }: Caret): boolean {
  const focused = focusedElement();
  return from !== undefined && focused !== from && focused !== document.body;
}
