"use client";

import { useEffect, useState } from "react";

/**
 * Tells how many of many parts to render now: a few at first, and more each time the page was painted, so that a
 * long list holds up nobody's key. Once all are there, later ones are there at once.
 */
export function useGrowing(total: number, step: number): number {
  const [count, setCount] = useState(() => grown(0, total, step));
  const isGrowing = count < total;
  useEffect(() => {
    if (!isGrowing) return;
    return afterPaint(() => setCount(grown(count, total, step)));
  }, [isGrowing, count, total, step]);
  return Math.min(count, total);
}

/** A page that is not painted goes on as well. */
const longestWait = 100;

/** Calls a function in a task of its own once the page was painted: what is laid out in one frame stays one step. */
function afterPaint(listener: () => void): () => void {
  let timer = setTimeout(listener, longestWait);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(listener);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

function grown(count: number, total: number, step: number): number {
  const next = count + step;
  return next < total ? next : Number.POSITIVE_INFINITY;
}
