"use client";

import { type RefObject, useRef } from "react";
import { treeOf } from "../../react/tree.js";
import { useBrowserLayoutEffect } from "../../react/useBrowserLayoutEffect.js";
import type { Entry } from "../model/entry.js";
import type { EntryBinding } from "../react/entries/entryBinding.js";

/** Options of `useWritten`. */
export interface WrittenOptions<Target> {
  /** Focuses the element. @default its own `focus` */
  readonly focus?: (element: Target) => void;
  /** Takes what the element holds, as the control does at each change. */
  readonly take: (element: Target) => void;
}

/**
 * Lets the form write into an element that holds an entry itself: at first, and whenever anything but the user changes
 * it. The form reads the element before it sends: password managers and phones fill in without an event. Keep `write` and
 * `focus` stable. Returns a function that notes what a change left in the element.
 */
export function useWritten<Target extends HTMLElement>(
  element: RefObject<Target | null>,
  { attach }: EntryBinding,
  write: (element: Target, entry: Entry) => void,
  { focus = focusItself, take }: WrittenOptions<Target>,
): () => void {
  const latest = useRef(take);
  const known = useRef("");
  useBrowserLayoutEffect(() => {
    latest.current = take;
  });
  useBrowserLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    // From now on, the focus in a closed shadow root is known.
    treeOf(current);
    attach({
      focus: () => focus(current),
      write(entry) {
        write(current, entry);
        known.current = contentOf(current);
      },
      read() {
        const content = contentOf(current);
        if (content === known.current) return;
        known.current = content;
        latest.current(current);
      },
    });
    return () => attach(null);
  }, [element, attach, write, focus]);
  return () => {
    known.current = contentOf(element.current);
  };
}

function focusItself(element: HTMLElement) {
  element.focus();
}

/** The text of a text box or the ticks of a group, to be compared. */
function contentOf(element: HTMLElement | null): string {
  if (element?.matches("[type=checkbox]"))
    return `${element.matches(":checked")} ${element.matches(":indeterminate")}`;
  if (element && "value" in element) return String(element.value);
  return element?.querySelector<HTMLInputElement>("input:checked")?.value ?? "";
}
