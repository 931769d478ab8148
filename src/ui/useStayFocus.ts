"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus to what the selector finds in an element, and back to where it was once the element is gone. */
export function useStayFocus<Target extends HTMLElement>(
  selector: string,
): RefObject<Target | null> {
  const root = useRef<Target>(null);
  const before = useRef<Element>(null);
  useEffect(() => {
    if (!root.current?.contains(document.activeElement)) before.current = document.activeElement;
    root.current?.querySelector<HTMLElement>(selector)?.focus();
    return () => {
      // Whatever was around it has the focus now, or nothing has.
      const { activeElement } = document;
      const target = before.current;
      if (target instanceof HTMLElement && (!activeElement || activeElement.contains(target)))
        target.focus();
    };
  }, [selector]);
  return root;
}
