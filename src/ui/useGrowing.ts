"use client";

import { useEffect, useState } from "react";
import { oncePainted } from "./oncePainted.js";

/**
 * Tells how many of many parts to render now: a few at first, and more each time the page was painted, so that a
 * long list holds up nobody's key. Once all are there, later ones are there at once.
 */
export function useGrowing(total: number, step: number): number {
  const [count, setCount] = useState(() => grown(0, total, step));
  const isGrowing = count < total;
  useEffect(() => {
    if (!isGrowing) return;
    return oncePainted(() => setCount(grown(count, total, step)));
  }, [isGrowing, count, total, step]);
  return Math.min(count, total);
}

function grown(count: number, total: number, step: number): number {
  const next = count + step;
  return next < total ? next : Number.POSITIVE_INFINITY;
}
