"use client";

import { useSyncExternalStore } from "react";

/** Whether this runs in a page, and not on a server or in the first pass over what a server rendered. */
export function useHasMounted(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
