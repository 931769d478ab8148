"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the focus inside an element whose content is replaced: what the focus was on may be gone after `moment`
 * changes, and then the element of this id takes it. A focus that is elsewhere stays there. Where the element is replaced
 * too, `inside` tells the next one of the focus of the one before.
 */
export function useKeptFocus(
  root: RefObject<HTMLElement | null>,
  targetId: string,
  moment: string,
  inside?: RefObject<boolean>,
): void {
  const own = useRef(false);
  const wasInside = inside ?? own;

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasInside.current = target instanceof Node && (root.current?.contains(target) ?? false);
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [root, wasInside]);

  const known = useRef(inside ? undefined : moment);
  useEffect(() => {
    const isSame = known.current === moment;
    known.current = moment;
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body;
    if (!isSame && wasInside.current && isLost) document.getElementById(targetId)?.focus();
  }, [moment, targetId, wasInside]);
}
