import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
} from "@tanstack/virtual-core";

const usualHeight = 36;
const more = 6;

/** Keeps track of the rows of a long list that are in sight. */
export interface VisibleRows {
  /** Their places, in order. */
  getState(): readonly number[];
  subscribe(listener: () => void): () => void;
  /** Watches the element that scrolls. Returns a function that stops it. */
  watch(box: HTMLElement): () => void;
  /** Takes the element that the rows are in; its padding stands for those out of sight. */
  readonly place: (list: HTMLElement | null) => void;
  setCount(count: number): void;
  /** Scrolls a row into sight. */
  show(index: number): void;
  /** To be the `ref` of each row, which also needs its place in `data-index`. */
  readonly measure: (row: HTMLElement | null) => void;
}

/** Makes a {@link VisibleRows} of no rows. */
export function createVisibleRows(): VisibleRows {
  const listeners = new Set<() => void>();
  let box: HTMLElement | null = null;
  let list: HTMLElement | null = null;
  let state: readonly number[] = [];

  const optionsFor = (count: number) => ({
    count,
    getScrollElement: () => box,
    estimateSize: () => usualHeight,
    overscan: more,
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    // Measured within the observer's own round, a row that grows makes browsers report an error.
    useAnimationFrameWithResizeObserver: true,
    onChange: () => look(),
  });
  const virtualizer = new Virtualizer<HTMLElement, HTMLElement>(optionsFor(0));

  const look = () => {
    const rows = virtualizer.getVirtualItems();
    const after = virtualizer.getTotalSize() - (rows.at(-1)?.end ?? 0);
    if (list) list.style.paddingBlock = `${rows[0]?.start ?? 0}px ${after}px`;
    const indices = rows.map(({ index }) => index);
    if (indices.join() === state.join()) return;
    state = indices;
    for (const listener of [...listeners]) listener();
  };

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
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
    setCount(count) {
      virtualizer.setOptions(optionsFor(count));
      virtualizer.measure();
      look();
    },
    show: (index) => virtualizer.scrollToIndex(index),
    measure: (row) => virtualizer.measureElement(row),
  };
}
