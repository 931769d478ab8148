"use client";

import { useEffect, useLayoutEffect } from "react";
import { keepBeside, scrollWithin } from "./popupPlace.js";
import { watchPressesOutside } from "./watchPressesOutside.js";

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
  // Downshift would know by the focus alone that somebody leaves.
  useEffect(
    () => (isOpen ? watchPressesOutside([opener, list], close) : undefined),
    [isOpen, opener, list, close],
  );
}
