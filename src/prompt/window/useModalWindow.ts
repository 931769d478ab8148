"use client";

import { type Ref, type RefObject, useRef } from "react";
import { useBrowserLayoutEffect } from "../../react/useBrowserLayoutEffect.js";
import { useRefs } from "../../ui/useRefs.js";
import { elementsBehind, hideFromReaders } from "./elementsBehind.js";
import { holdFocus } from "./holdFocus.js";
import { keepBackdrop } from "./keepBackdrop.js";
import { listenForLeaving } from "./listenForLeaving.js";
import { shieldFromDialogs } from "./shieldFromDialogs.js";

/** The elements of a window that lies over the page. */
export interface ModalWindow {
  readonly frame: (element: HTMLDivElement | null) => void;
  readonly overlay: RefObject<HTMLDivElement | null>;
}

/**
 * Makes a window modal, whatever dialogs and popups of other libraries lie below or above it: it keeps the focus, hides
 * the page from assistive technology, and hears when the person wants to leave.
 */
export function useModalWindow(
  onEscape: (event: KeyboardEvent) => void,
  ref: Ref<HTMLDivElement> | undefined,
): ModalWindow {
  const frame = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const latest = useRef(onEscape);
  useBrowserLayoutEffect(() => {
    latest.current = onEscape;
  });

  const last = useRef<HTMLElement>(undefined);

  // In layout effects: React ends them, and no others, where a boundary around the window suspends.
  useBrowserLayoutEffect(() => {
    const layer = frame.current?.parentElement;
    if (!frame.current || !overlay.current || !layer) return undefined;
    const behind = elementsBehind(layer);
    const ends = [
      holdFocus(frame.current, behind, last),
      hideFromReaders(behind),
      shieldFromDialogs(layer, frame.current, behind),
      keepBackdrop(layer, frame.current, overlay.current),
      listenForLeaving(frame.current, overlay.current, (event) => latest.current(event)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, []);

  return { frame: useRefs(frame, ref), overlay };
}
