"use client";

import { type FocusEvent, useEffect, useRef } from "react";
import { placeOf } from "../../react/tree.js";
import { focusAgain } from "./focusAgain.js";

/** Keeps the focus: handlers for the element whose rows may go. */
export interface FocusBack {
  onFocus(event: FocusEvent<HTMLElement>): void;
  onBlur(event: FocusEvent<HTMLElement>): void;
}

/**
 * Keeps the focus where the row that has it goes, of so many: the next button of its element takes it, else what had it
 * before.
 */
export function useFocusBack(rows: number): FocusBack {
  const around = useRef<HTMLElement>(undefined);
  const before = useRef<readonly Element[]>([]);

  const known = useRef(rows);
  useEffect(() => {
    const isSame = known.current === rows;
    known.current = rows;
    const element = around.current;
    const { activeElement, body } = document;
    if (isSame || !element || (activeElement !== null && activeElement !== body)) return;
    if (element.isConnected) element.querySelector("button")?.focus();
    else focusAgain(before.current);
  }, [rows]);

  return {
    onFocus({ currentTarget, relatedTarget }) {
      if (!around.current)
        before.current = placeOf(relatedTarget instanceof Element ? relatedTarget : null);
      around.current = currentTarget;
    },
    onBlur({ currentTarget, relatedTarget }) {
      // What is taken away loses the focus to nothing.
      if (relatedTarget && !currentTarget.contains(relatedTarget)) around.current = undefined;
    },
  };
}
