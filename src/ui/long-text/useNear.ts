"use client";

import { type RefObject, startTransition, useEffect, useRef, useState } from "react";
import { canWatchScreen, createScreenWatch } from "../createScreenWatch.js";

/** The distance outside of the visible area at which something is near; a long flick of a wheel. */
const margin = "1000px";
/** The time that something has to be near, in milliseconds, up to twice that: rows scrolled past in haste are not, and cost nothing. */
const patience = 150;

// `scrollMargin` counts within boxes that scroll, where browsers know it; elsewhere things come near when they are seen.
const watchNear = createScreenWatch({ rootMargin: margin, scrollMargin: margin });

const listeners = new Map<Element, () => void>();
/** The elements that came near lately, and those that were near at the last look, too. */
let lately = new Set<Element>();
let staying = new Set<Element>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells, once, when an element stays near to what can be seen. Where that cannot be told, everything is near. */
export function useNear<Target extends Element>(
  isNearAtOnce: boolean,
): { readonly ref: RefObject<Target | null>; readonly isNear: boolean } {
  const ref = useRef<Target>(null);
  const [isNear, setNear] = useState(() => isNearAtOnce || !canWatchScreen());
  useEffect(() => {
    if (isNear || !ref.current) return;
    // Whatever else happens, such as the scrolling that brings it near, goes before.
    return watch(ref.current, () => startTransition(() => setNear(true)));
  }, [isNear]);
  return { ref, isNear };
}

function watch(element: Element, listener: () => void): () => void {
  listeners.set(element, listener);
  const stop = watchNear(element, sort);
  return () => {
    listeners.delete(element);
    stop();
  };
}

function sort({ target, isIntersecting }: IntersectionObserverEntry): void {
  if (isIntersecting) lately.add(target);
  else if (!lately.delete(target)) staying.delete(target);
  // What comes at the same moment is sorted first.
  if (timer === undefined) timer = setTimeout(look);
}

/** Those that stay are told together: one rendering for all of them. */
function look(): void {
  for (const element of staying) listeners.get(element)?.();
  staying = lately;
  lately = new Set();
  timer = staying.size > 0 ? setTimeout(look, patience) : undefined;
}
