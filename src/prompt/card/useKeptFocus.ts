"use client";

import { type RefObject, useEffect, useRef } from "react";
import { focusById, listenAround } from "../../react/tree.js";

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
    const { current } = root;
    if (!current) return undefined;
    return listenAround(current, "focusin", (target) => {
      wasInside.current = root.current?.contains(target) ?? false;
    });
  }, [root, wasInside]);

  const known = useRef(inside ? undefined : moment);
  useEffect(() => {
    const isSame = known.current === moment;
    known.current = moment;
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body;
    if (!isSame && wasInside.current && isLost) focusById(root.current, targetId);
  }, [root, moment, targetId, wasInside]);
}
