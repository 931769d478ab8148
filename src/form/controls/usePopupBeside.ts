"use client";

import { useEffect, useLayoutEffect } from "react";
import { keepBeside, scrollWithin } from "./popupPlace.js";

/** Keeps a list beside its opener while it is open, with the option in use in sight, and closes it at a press elsewhere. Keep `close` stable. */
export function usePopupBeside(
  isOpen: boolean,
  opener: HTMLElement | null,
  list: HTMLElement | null,
  close: () => void,
): void {
  useLayoutEffect(() => {
    if (!isOpen || !opener || !list) return undefined;
    const stop = keepBeside(list, opener);
    const active = list.querySelector<HTMLElement>("[data-highlighted]");
    if (active) scrollWithin(active, list);
    return stop;
  }, [isOpen, opener, list]);

  useEffect(() => {
    if (!isOpen) return undefined;
    // Beside a dialog a press moves no focus, by whose going downshift knows that somebody leaves.
    const leave = ({ target }: Event) => {
      const isInside = [opener, list].some(
        (part) => target instanceof Node && part?.contains(target),
      );
      if (!isInside) close();
    };
    document.addEventListener("pointerdown", leave, true);
    return () => document.removeEventListener("pointerdown", leave, true);
  }, [isOpen, opener, list, close]);
}
