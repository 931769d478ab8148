"use client";

import { type RefObject, startTransition, useEffect, useRef, useState } from "react";

/** How far outside of what can be seen something is near; a long flick of a wheel. */
const margin = "1000px";

type Listener = () => void;

const listeners = new Map<Element, Listener>();
let observer: IntersectionObserver | undefined;

/** Tells, once, when an element comes near to what can be seen. Where that cannot be told, everything is near. */
export function useNear<Target extends Element>(
  isNearAtOnce: boolean,
): { readonly ref: RefObject<Target | null>; readonly isNear: boolean } {
  const ref = useRef<Target>(null);
  const [isNear, setNear] = useState(
    () => isNearAtOnce || typeof IntersectionObserver === "undefined",
  );
  useEffect(() => {
    if (isNear || !ref.current) return;
    // Whatever else happens, such as the scrolling that brings it near, goes before.
    return watch(ref.current, () => startTransition(() => setNear(true)));
  }, [isNear]);
  return { ref, isNear };
}

function watch(element: Element, listener: Listener): () => void {
  // `scrollMargin` counts within boxes that scroll, where browsers know it; elsewhere things come near when they are seen.
  const options = { rootMargin: margin, scrollMargin: margin };
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) listeners.get(target)?.();
  }, options);
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}
