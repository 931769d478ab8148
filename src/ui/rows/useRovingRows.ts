"use client";

import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { hasFocus } from "../../react/tree.js";

const page = 10;

/** A list of rows, one of which the Tab key reaches. */
export interface UseRovingRowsOptions {
  /** The rows, by what they are told by. Keep it stable. */
  readonly keys: readonly string[];
  /** Whether the arrow keys stop at a row. */
  readonly isStop: (index: number) => boolean;
  /** Scrolls a row into sight that may not exist yet. */
  readonly show: (index: number) => void;
  /** Acts on a row, as Enter does. */
  readonly onActivate: (index: number) => void;
  /** Selects a row, as Space does; with the Shift key all from the last one on. @default rows are not selected */
  readonly onSelect?: (index: number, range: boolean) => void;
  /** Whether J and K go to the next and the previous row, and X selects one. @default false */
  readonly letters?: boolean;
  /** Tells rows of one kind: a row that goes takes the focus to one of its own kind, where there is one. @default all rows are of one kind */
  readonly kindOf?: (key: string) => string;
}

/** Props for the rows and the element around them. */
export interface UseRovingRowsResult {
  /** The place of the row that the Tab key reaches; -1 where there is none. */
  readonly active: number;
  /** Takes the element around the rows; each of them has its place in `data-index`. */
  readonly attach: (root: HTMLElement | null) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Moves the focus among rows with the arrow keys, Home, End, Page Up and Page Down, and into a row's buttons with the
 * arrows across (the grid pattern of ARIA). A row that goes takes the focus to its neighbour.
 */
export function useRovingRows({
  keys,
  isStop,
  show,
  onActivate,
  onSelect,
  letters = false,
  kindOf = () => "row",
}: UseRovingRowsOptions): UseRovingRowsResult {
  const root = useRef<HTMLElement>(null);
  const focused = useRef<string>(undefined);
  const isWanted = useRef(false);
  const [place, setPlace] = useState({ key: "", index: 0 });

  const found = keys.indexOf(place.key);
  const isAlike = (index: number) =>
    isStop(index) && kindOf(keys[index] ?? "") === kindOf(place.key);
  const nearest = () =>
    nearestStop(place.index, keys, isAlike) ?? nearestStop(place.index, keys, isStop) ?? -1;
  const active = found >= 0 && isStop(found) ? found : nearest();
  const key = keys[active] ?? "";
  if (key !== place.key || (active >= 0 && active !== place.index))
    setPlace({ key, index: Math.max(0, active) });

  useLayoutEffect(() => {
    const box = root.current;
    const isLost = focused.current !== undefined && document.activeElement === document.body;
    if (!box || !(isWanted.current || isLost)) return;
    const row = rowAt(box, active);
    // A row out of sight does not exist: until it does, the list itself takes the keys.
    (row ?? box).focus({ preventScroll: !isWanted.current });
    if (row) isWanted.current = false;
  });

  const attach = useCallback((box: HTMLElement | null) => {
    root.current = box;
  }, []);

  const moveTo = (index: number) => {
    isWanted.current = true;
    show(index);
    setPlace({ key: keys[index] ?? "", index });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const box = root.current;
    if (!box || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const row = rowAt(box, active);
    const key = (letters && !event.repeat && letterKeys[event.key.toLowerCase()]) || event.key;
    if (event.key === "Enter" && !(event.target instanceof HTMLButtonElement)) onActivate(active);
    else if (onSelect && (key === "select" || (key === " " && event.target === row)))
      onSelect(active, event.shiftKey);
    else if (event.key === "ArrowLeft" || event.key === "ArrowRight")
      moveAcross(row, (event.key === "ArrowRight") !== isRightToLeft(box));
    else {
      const next = nextStop(key, active, keys, isStop);
      if (next === undefined) return;
      if (next !== active) moveTo(next);
    }
    event.preventDefault();
  };

  return {
    active,
    attach,
    onKeyDown,
    onFocus({ target, currentTarget }) {
      // Where the focus is given to the list, as when the row that had it is gone, it means the row.
      if (target === currentTarget) rowAt(currentTarget, active)?.focus({ preventScroll: true });
      const index = Number(target.closest<HTMLElement>("[data-index]")?.dataset.index ?? active);
      focused.current = keys[index];
      if (index !== active && isStop(index)) setPlace({ key: keys[index] ?? "", index });
    },
    onBlur({ target, relatedTarget }) {
      if (target.isConnected && !root.current?.contains(relatedTarget)) focused.current = undefined;
    },
  };
}

const letterKeys: Readonly<Record<string, string>> = {
  j: "ArrowDown",
  k: "ArrowUp",
  x: "select",
};

function rowAt(box: HTMLElement, index: number): HTMLElement | null {
  return box.querySelector<HTMLElement>(`[data-index="${index}"]`);
}

function isRightToLeft(box: HTMLElement): boolean {
  return getComputedStyle(box).direction === "rtl";
}

function moveAcross(row: HTMLElement | null, isForward: boolean): void {
  if (!row) return;
  const stops = [row, ...row.querySelectorAll<HTMLElement>("button, input")];
  const at = Math.max(
    0,
    stops.findLastIndex((stop) => hasFocus(stop)),
  );
  stops[Math.min(stops.length - 1, Math.max(0, at + (isForward ? 1 : -1)))]?.focus();
}

type Stops = (index: number) => boolean;

/** The next stop from a place on, or else the last one before it. */
function nearestStop(from: number, keys: readonly string[], isStop: Stops): number | undefined {
  for (let index = from; index < keys.length; index += 1) if (isStop(index)) return index;
  for (let index = Math.min(from, keys.length) - 1; index >= 0; index -= 1)
    if (isStop(index)) return index;
  return undefined;
}

/** The place that a key leads to; `undefined` for a key that leads nowhere. */
function nextStop(
  key: string,
  active: number,
  keys: readonly string[],
  isStop: Stops,
): number | undefined {
  const stops = [...keys.keys()].filter(isStop);
  const at = stops.indexOf(active);
  const places: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: stops.length - 1,
  };
  const next = places[key];
  return next === undefined ? undefined : stops[Math.min(stops.length - 1, Math.max(0, next))];
}
