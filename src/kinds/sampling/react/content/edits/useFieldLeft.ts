"use client";

import { type FocusEvent, type RefObject, useCallback, useEffect, useRef } from "react";
import { hasFocus } from "../../../../../react/tree.js";

/**
 * Calls back once the focus has left a field for something else in the page. What is pressed stays where it is until the
 * press is over. Returns the handler for `onBlur` of what is around the field.
 */
export function useFieldLeft(
  field: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onLeft: () => void,
): (event: FocusEvent) => void {
  const isPressing = useRef(false);
  const latest = useRef(onLeft);
  useEffect(() => {
    latest.current = onLeft;
  });
  /** Looks once all that the event brings about is done: pieces of a long text hand on the focus; another window does not take it. */
  const look = useCallback(
    () =>
      setTimeout(() => {
        if (field.current && !hasFocus(field.current)) latest.current();
      }),
    [field],
  );
  useEffect(() => {
    if (!isOpen) return undefined;
    const down = () => {
      isPressing.current = true;
    };
    const up = () => {
      isPressing.current = false;
      look();
    };
    window.addEventListener("pointerdown", down, true);
    window.addEventListener("pointerup", up, true);
    window.addEventListener("pointercancel", up, true);
    return () => {
      window.removeEventListener("pointerdown", down, true);
      window.removeEventListener("pointerup", up, true);
      window.removeEventListener("pointercancel", up, true);
    };
  }, [isOpen, look]);
  return ({ currentTarget, relatedTarget }) => {
    if (!isPressing.current && !currentTarget.contains(relatedTarget)) look();
  };
}
