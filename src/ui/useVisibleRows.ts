"use client";

import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { createVisibleRows, type RowSizes } from "./createVisibleRows.js";

/** A long list of which only the rows in sight exist. */
export interface UseVisibleRowsOptions {
  /** The number of rows. */
  readonly count: number;
  /** The row to keep in sight; -1 for none. */
  readonly active: number;
  /** Facts about the rows that are known before they are seen. Keep it stable. @default options of a list */
  readonly sizes?: RowSizes;
}

/** The rows in sight, and what takes the elements around them. */
export interface UseVisibleRowsResult {
  /** Their places, in order. */
  readonly indices: readonly number[];
  /** Takes the element that scrolls. */
  readonly watch: (box: HTMLElement | null) => void;
  /** Takes the element that the rows are in. */
  readonly place: (list: HTMLElement | null) => void;
  /** Takes each row, which also needs its place in `data-index`. */
  readonly measure: (row: HTMLElement | null) => void;
  /** Scrolls a row into sight. */
  readonly show: (index: number) => void;
}

const options: RowSizes = { height: 36 };

/** Finds the rows of a long list that are in sight. */
export function useVisibleRows({
  count,
  active,
  sizes = options,
}: UseVisibleRowsOptions): UseVisibleRowsResult {
  const [rows] = useState(createVisibleRows);
  const [box, watch] = useState<HTMLElement | null>(null);
  const indices = useSyncExternalStore(rows.subscribe, rows.getState, rows.getState);

  useLayoutEffect(() => (box ? rows.watch(box) : undefined), [rows, box]);
  useLayoutEffect(() => rows.setRows(count, sizes), [rows, count, sizes]);
  useEffect(() => {
    if (active >= 0 && active < count) rows.show(active);
  }, [rows, active, count]);

  return { indices, watch, place: rows.place, measure: rows.measure, show: rows.show };
}
