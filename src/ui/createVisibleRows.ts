import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
} from "@tanstack/virtual-core";
import { createListeners } from "../state/listeners.js";

const more = 6;

/** Facts about the rows that are known before they are seen. */
export interface RowSizes {
  /** The usual height of a row, in pixels. */
  readonly height: number;
  /** Tells a row by more than its place: what was measured stays valid when other rows come and go. */
  readonly keyOf?: (index: number) => string;
}

/** Keeps track of the rows of a long list that are in sight. */
export interface VisibleRows {
  /** Their places, in order. */
  getState(): readonly number[];
  subscribe(listener: () => void): () => void;
  /** Watches the element that scrolls. Returns a function that stops it. */
  watch(box: HTMLElement): () => void;
  /** Takes the element that the rows are in; its padding stands for those out of sight. */
  readonly place: (list: HTMLElement | null) => void;
  setRows(count: number, sizes: RowSizes): void;
  /** Scrolls a row into sight. */
  show(index: number): void;
  /** To be the `ref` of each row, which also needs its place in `data-index`. */
  readonly measure: (row: HTMLElement | null) => void;
}

/** Makes a {@link VisibleRows} of no rows. */
export function createVisibleRows(): VisibleRows {
  const listeners = createListeners();
  let box: HTMLElement | null = null;
  let list: HTMLElement | null = null;
  let state: readonly number[] = [];

  const optionsFor = (count: number, { height, keyOf }: RowSizes) => ({
    count,
    getScrollElement: () => box,
    estimateSize: () => height,
    ...(keyOf && { getItemKey: keyOf }),
    overscan: more,
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    // Measured within the observer's own round, a row that grows makes browsers report an error.
    useAnimationFrameWithResizeObserver: true,
    onChange: () => look(),
  });
  const virtualizer = new Virtualizer<HTMLElement, HTMLElement>(optionsFor(0, { height: 1 }));

  const look = () => {
    const rows = virtualizer.getVirtualItems();
    const after = virtualizer.getTotalSize() - (rows.at(-1)?.end ?? 0);
    if (list) list.style.paddingBlock = `${rows[0]?.start ?? 0}px ${after}px`;
    const indices = rows.map(({ index }) => index);
    if (indices.join() === state.join()) return;
    state = indices;
    listeners.tell();
  };

  return {
    getState: () => state,
    subscribe: listeners.add,
    watch(element) {
      box = element;
      const stop = virtualizer._didMount();
      virtualizer._willUpdate();
      look();
      return () => {
        box = null;
        stop();
      };
    },
    place(element) {
      list = element;
    },
    setRows(count, sizes) {
      virtualizer.setOptions(optionsFor(count, sizes));
      if (!sizes.keyOf) virtualizer.measure();
      look();
    },
    show: (index) => virtualizer.scrollToIndex(index),
    measure: (row) => virtualizer.measureElement(row),
  };
}
