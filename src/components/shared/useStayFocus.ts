"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus to an element while it is there, and back to where it was once it is gone. */
export function useStayFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    const before = document.activeElement;
    target.current?.focus();
    return () => {
      const isLost = document.activeElement === document.body || !document.activeElement;
      if (isLost && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return target;
}
