"use client";

import type { RefObject } from "react";
import { useBrowserLayoutEffect } from "../../react/useBrowserLayoutEffect.js";
import type { Entry } from "../model/entry.js";
import type { EntryBinding } from "../react/entries/entryBinding.js";

/**
 * Lets the form write into an element that holds an entry itself: at first, and whenever anything but the person changes
 * it. Keep `write` stable.
 */
export function useWritten<Target extends HTMLElement>(
  element: RefObject<Target | null>,
  { attach }: EntryBinding,
  write: (element: Target, entry: Entry) => void,
  focus: (element: Target) => void = focusItself,
): void {
  useBrowserLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    attach({ focus: () => focus(current), write: (entry) => write(current, entry) });
    return () => attach(null);
  }, [element, attach, write, focus]);
}

function focusItself(element: HTMLElement) {
  element.focus();
}
