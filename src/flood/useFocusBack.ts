"use client";

import { type FocusEvent, useEffect, useRef } from "react";

/** Keeps the focus: handlers for the element whose rows may go. */
export interface FocusBack {
  onFocus(event: FocusEvent<HTMLElement>): void;
  onBlur(event: FocusEvent<HTMLElement>): void;
}

/** Keeps the focus where the row that has it goes: the next button of its element takes it, else what had it before. */
export function useFocusBack(rows: number): FocusBack {
  const around = useRef<HTMLElement>(undefined);
  const before = useRef<EventTarget>(null);

  const known = useRef(rows);
  useEffect(() => {
    const isSame = known.current === rows;
    known.current = rows;
    const element = around.current;
    const { activeElement, body } = document;
    if (isSame || !element || (activeElement !== null && activeElement !== body)) return;
    const target = element.isConnected ? element.querySelector("button") : before.current;
    if (target instanceof HTMLElement) target.focus();
  }, [rows]);

  return {
    onFocus({ currentTarget, relatedTarget }) {
      if (!around.current) before.current = relatedTarget;
      around.current = currentTarget;
    },
    onBlur({ currentTarget, relatedTarget }) {
      // What is taken away loses the focus to nothing.
      if (relatedTarget && !currentTarget.contains(relatedTarget)) around.current = undefined;
    },
  };
}
