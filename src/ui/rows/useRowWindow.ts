"use client";

import { useMemo } from "react";
import { type UseVisibleRowsResult, useVisibleRows } from "./useVisibleRows.js";

/** Up to here all rows exist: what reads the page, and what runs without a layout, finds them. */
const longest = 60;

/** Finds the rows of a list that have to exist: all of a short one, of a long one those in sight. Keep `keys` stable. */
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
