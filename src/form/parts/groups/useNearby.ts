"use client";

import { type RefObject, startTransition, useCallback, useEffect, useState } from "react";
import { hasFocus } from "../../../react/tree.js";
import { canWatchScreen, createScreenWatch } from "../../../ui/createScreenWatch.js";
import { oncePainted } from "../../../ui/oncePainted.js";

/** The distance outside of the visible area at which something is nearby: more than a press of Page Down. */
const margin = "1500px";
/** The time that it has to be nearby, in milliseconds: rows scrolled past in haste cost nothing. */
const patience = 80;

// `scrollMargin` counts within boxes that scroll, where browsers know it; elsewhere things come near when they are seen.
const watchNearby = createScreenWatch({ rootMargin: margin, scrollMargin: margin });

/** Whether this browser can bring things back that are out of sight: by scrolling, and by finding them in the page. */
export function canRest(): boolean {
  return canWatchScreen() && "onbeforematch" in document;
}

/** Whether something is near what can be seen. */
export interface Nearby {
  readonly isNearby: boolean;
  /** Takes it for near, until it has come near and gone again. */
  readonly bringNear: () => void;
}

/** Tells whether an element is near what can be seen; what has the focus stays so. */
export function useNearby(ref: RefObject<Element | null>, isNearAtFirst: boolean): Nearby {
  const [isNearby, setNearby] = useState(isNearAtFirst);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isIntersecting = isNearAtFirst;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!isIntersecting && hasFocus(element)) return;
        if (!isIntersecting) startTransition(() => setNearby(false));
        // It may have left before its turn comes.
        else takeTurn(() => setNearby(isIntersecting));
      }, patience);
    };
    const stop = watchNearby(element, (entry) => {
      isIntersecting = entry.isIntersecting;
      look();
    });
    element.addEventListener("focusout", look);
    return () => {
      clearTimeout(timer);
      stop();
      element.removeEventListener("focusout", look);
    };
  }, [ref, isNearAtFirst]);
  const bringNear = useCallback(() => setNearby(true), []);
  return { isNearby, bringNear };
}

let lastTurn: Promise<void> = Promise.resolve();

/** Calls functions one by one and lets the page paint in between. The scrolling that leads to them goes before. */
function takeTurn(turn: () => void): void {
  lastTurn = lastTurn.then(() => {
    startTransition(turn);
    return new Promise((resolve) => oncePainted(resolve));
  });
}
