"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * Follows a thing that is either open, as an editor, or closed, with the focus: into its text area, or back to the
 * button that opens it. One that a person has just added takes the focus from the button that added it.
 */
export function useFocusOnTurn<Target extends HTMLElement>(
  isOpen: boolean,
  isNew: boolean,
): RefObject<Target | null> {
  const box = useRef<Target>(null);
  const shown = useRef(isNew ? undefined : isOpen);
  useEffect(() => {
    const isTurn = shown.current !== undefined && shown.current !== isOpen;
    const isAdded = shown.current === undefined && document.activeElement?.matches("[data-adds]");
    shown.current = isOpen;
    if (isTurn || isAdded)
      box.current?.querySelector<HTMLElement>(isOpen ? "textarea" : ".mcp-editable-edit")?.focus();
  }, [isOpen]);
  return box;
}
