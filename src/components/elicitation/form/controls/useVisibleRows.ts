"use client";

import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { createVisibleRows, type VisibleRows } from "./createVisibleRows.js";

/** A long list of which only the rows in sight exist. */
export interface UseVisibleRowsOptions {
  /** How many rows there are. */
  readonly count: number;
  /** The row to keep in sight; -1 for none. */
  readonly active: number;
}

/** The rows in sight, and what takes the elements around them. */
export interface UseVisibleRowsResult {
  /** Their places, in order. */
  readonly indices: readonly number[];
  /** Takes the element that scrolls. */
  readonly watch: (box: HTMLElement | null) => void;
  /** Takes the element that the rows are in. */
  readonly place: VisibleRows["place"];
  /** Takes each row, which also needs its place in `data-index`. */
  readonly measure: VisibleRows["measure"];
}

/** Finds the rows of a long list that are in sight. */
export function useVisibleRows({ count, active }: UseVisibleRowsOptions): UseVisibleRowsResult {
  const [rows] = useState(createVisibleRows);
  const [box, watch] = useState<HTMLElement | null>(null);
  const indices = useSyncExternalStore(rows.subscribe, rows.getState, rows.getState);

  useLayoutEffect(() => (box ? rows.watch(box) : undefined), [rows, box]);
  useLayoutEffect(() => rows.setCount(count), [rows, count]);
  useEffect(() => {
    if (active >= 0 && active < count) rows.show(active);
  }, [rows, active, count]);

  return { indices, watch, place: rows.place, measure: rows.measure };
}
