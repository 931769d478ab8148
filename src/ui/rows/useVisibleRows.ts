"use client";

import { measureElement, useVirtualizer } from "@tanstack/react-virtual";
import { type RefCallback, useLayoutEffect, useState } from "react";

const overscan = 6;
/** After this many measured rows, the list expects the most common height of all other rows. */
const enough = 10;

/** Options for a long list that renders only its visible rows. */
export interface UseVisibleRowsOptions {
  /** The number of rows. */
  readonly count: number;
  /** The usual height of a row, in pixels. */
  readonly height: number;
  /** Identifies a row by more than its index: its measured height stays valid when other rows come and go. */
  readonly keyOf: (index: number) => string | number;
}

/** The visible rows, and refs for the elements around them. */
export interface UseVisibleRowsResult {
  /** Their indices, in order. */
  readonly indices: readonly number[];
  /** The ref of the element that scrolls. */
  readonly watch: RefCallback<HTMLElement>;
  /** The ref of the element around the rows; its padding replaces the rows that are not rendered. */
  readonly place: RefCallback<HTMLElement>;
  /** The ref of each row, which also needs its index in `data-index`. */
  readonly measure: RefCallback<HTMLElement>;
  /** Scrolls until a row is visible. */
  readonly show: (index: number) => void;
}

/** Finds the visible rows of a long list. */
export function useVisibleRows({
  count,
  height,
  keyOf,
}: UseVisibleRowsOptions): UseVisibleRowsResult {
  const [box, watch] = useState<HTMLElement | null>(null);
  const [list, place] = useState<HTMLElement | null>(null);
  const [heights] = useState(createHeights);
  // oxlint-disable-next-line react/incompatible-library -- The React Compiler skips this hook, which returns new indices on each render.
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => box,
    estimateSize: () => heights.expected() ?? height,
    getItemKey: keyOf,
    measureElement: heights.measure,
    overscan,
    // A row that grows while the observer reports sizes makes browsers report an error.
    useAnimationFrameWithResizeObserver: true,
  });
  const items = rows.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = rows.getTotalSize() - (items.at(-1)?.end ?? 0);

  useLayoutEffect(() => {
    if (list) list.style.paddingBlock = `${before}px ${after}px`;
  }, [list, before, after]);

  return {
    indices: items.map(({ index }) => index),
    watch,
    place,
    measure: rows.measureElement,
    show: rows.scrollToIndex,
  };
}

/** Learns the height of most rows. A row of the expected height moves no other row, so a list of 100,000 rows scrolls smoothly. */
function createHeights() {
  const measured: number[] = [];
  let expected: number | undefined;
  return {
    expected: () => expected,
    measure(...given: Parameters<typeof measureElement<HTMLElement>>): number {
      const height = measureElement(...given);
      if (height > 0 && measured.length < enough) {
        measured.push(height);
        if (measured.length === enough) expected = commonest(measured);
      }
      return height;
    },
  };
}

function commonest(heights: readonly number[]): number | undefined {
  const often = (height: number) => heights.filter((other) => other === height).length;
  return heights.toSorted((one, other) => often(other) - often(one))[0];
}
