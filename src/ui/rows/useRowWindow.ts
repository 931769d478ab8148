"use client";

import { useCallback, useMemo } from "react";
import { type UseVisibleRowsResult, useVisibleRows } from "./useVisibleRows.js";

/** Up to here all rows exist: what reads the page, and what runs without a layout, finds them. */
const longest = 60;

/** Returns the rows of a list to render: all of a short list, the visible ones of a list over 60 rows. Keep `keys` stable. `height` is the usual height of a row in pixels. */
export function useRowWindow(keys: readonly string[], height: number): UseVisibleRowsResult {
  const isLong = keys.length > longest;
  const keyOf = useCallback((index: number) => keys[index] ?? String(index), [keys]);
  const rows = useVisibleRows({ count: isLong ? keys.length : 0, height, keyOf });
  const all = useMemo(() => [...keys.keys()], [keys]);
  return isLong ? rows : { ...rows, indices: all };
}
