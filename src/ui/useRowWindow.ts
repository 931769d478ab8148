"use client";

import { useMemo } from "react";
import { type UseVisibleRowsResult, useVisibleRows } from "./useVisibleRows.js";

/** Up to here all rows exist: what reads the page, and what runs without a layout, finds them. */
const longest = 60;

/** Returns the rows of a list to render: all of a short list, the visible ones of a list over 60 rows. Keep `keys` stable. `height` is the usual height of a row in pixels. */
export function useRowWindow(keys: readonly string[], height: number): UseVisibleRowsResult {
  const isLong = keys.length > longest;
  const sizes = useMemo(
    () => ({ height, keyOf: (index: number) => keys[index] ?? String(index) }),
    [keys, height],
  );
  const rows = useVisibleRows({ count: isLong ? keys.length : 0, active: -1, sizes });
  const all = useMemo(() => [...keys.keys()], [keys]);
  return isLong
    ? { ...rows, indices: rows.indices.filter((index) => index < keys.length) }
    : { ...rows, indices: all };
}
