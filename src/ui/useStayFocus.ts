"use client";

import { type RefObject, useEffect, useRef } from "react";
import { focusedElement, hasFocus, placeOf } from "../react/tree.js";

/** Moves the focus to what the selector finds in an element, and back to where it was once the element is gone. */
export function useStayFocus<Target extends HTMLElement>(
  selector: string,
): RefObject<Target | null> {
  const root = useRef<Target>(null);
  const before = useRef<Element>(null);
  useEffect(() => {
    if (!root.current || !hasFocus(root.current)) before.current = focusedElement();
    root.current?.querySelector<HTMLElement>(selector)?.focus();
    return () => {
      // Whatever was around it has the focus now, or nothing has.
      const focused = focusedElement();
      const target = before.current;
      if (target instanceof HTMLElement && (!focused || placeOf(target).includes(focused)))
        target.focus();
    };
  }, [selector]);
  return root;
}
