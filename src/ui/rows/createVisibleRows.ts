import {
  elementScroll,
  measureElement,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
} from "@tanstack/virtual-core";
import { createListeners } from "../../state/listeners.js";

const more = 6;
/** After so many rows were measured the others are expected to be as high as most of them. */
const enough = 10;

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
  let rows: { count: number; sizes: RowSizes } = { count: 0, sizes: { height: 1 } };
  const measured: number[] = [];
  let expected: number | undefined;
  let isDue = false;

  const options = () => ({
    count: rows.count,
    getScrollElement: () => box,
    estimateSize: () => expected ?? rows.sizes.height,
    getItemKey: rows.sizes.keyOf ?? ((index: number) => index),
    measureElement: (...given: Parameters<typeof measureElement<HTMLElement>>) => {
      const height = measureElement(...given);
      if (height > 0 && measured.length < enough) measured.push(height);
      return height;
    },
    overscan: more,
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    // Measured within the observer's own round, a row that grows makes browsers report an error.
    useAnimationFrameWithResizeObserver: true,
    onChange: lookSoon,
  });
  const virtualizer = new Virtualizer<HTMLElement, HTMLElement>(options());

  /** A row that is not as high as was expected has all places below it counted anew: that is done once for all that come together. */
  function lookSoon() {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      learn();
      look();
    });
  }

  /** Expects of all rows the height that most of the first have: one that is as expected has no place counted anew. */
  function learn() {
    const { keyOf } = rows.sizes;
    if (expected !== undefined || measured.length < enough || !keyOf) return;
    expected = commonest(measured);
    // Another function has all places counted anew; what was measured stays.
    virtualizer.setOptions({ ...options(), getItemKey: (index) => keyOf(index) });
  }

  const look = () => {
    const items = virtualizer.getVirtualItems();
    const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
    if (list) list.style.paddingBlock = `${items[0]?.start ?? 0}px ${after}px`;
    const indices = items.map(({ index }) => index);
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
      rows = { count, sizes };
      virtualizer.setOptions(options());
      if (!sizes.keyOf) virtualizer.measure();
      look();
    },
    show: (index) => virtualizer.scrollToIndex(index),
    measure: (row) => virtualizer.measureElement(row),
  };
}

function commonest(heights: readonly number[]): number | undefined {
  const often = (height: number) => heights.filter((other) => other === height).length;
  return heights.toSorted((one, other) => often(other) - often(one))[0];
}
