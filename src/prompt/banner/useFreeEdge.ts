"use client";

import { useEffect, useRef, useState } from "react";
import { treesAround } from "../../react/tree.js";
import { useBrowserLayoutEffect } from "../../react/useBrowserLayoutEffect.js";
import { type Edge, edgeOffFields, freeEdge } from "./freeEdge.js";

/** The settings of `useFreeEdge`. */
export interface FreeEdgeOptions {
  /** The edge where the sheet puts the bar. */
  readonly home: Edge;
  /** The edge where the person put it. @default the one where it covers no text field when it comes */
  readonly chosen?: Edge | undefined;
  /** Tells what covers the page: the element itself, or the bars in it. @default "itself" */
  readonly holds?: "itself" | "bars";
}

/**
 * Finds the edge of the window at which a bar does not lie over what has the focus (WCAG 2.2, 2.4.11), nor, where nobody
 * put it elsewhere, over a text field as it comes. Returns it where that is another one than `home`.
 */
export function useFreeEdge(
  bar: HTMLElement | null,
  { home, chosen, holds = "itself" }: FreeEdgeOptions,
): Edge | undefined {
  const [edge, setEdge] = useState(chosen ?? home);
  // The edge where the page has it: one that is only about to be drawn measures nothing.
  const drawn = useRef(edge);
  useBrowserLayoutEffect(() => {
    drawn.current = edge;
  }, [edge]);
  const wanted = useRef(edge);
  const known = useRef(chosen);
  useEffect(() => {
    if (!bar) return undefined;
    const go = (next: Edge) => {
      wanted.current = next;
      setEdge(next);
    };
    // Whoever moves it is in it, where it would stay.
    if (known.current !== chosen && chosen) go(chosen);
    known.current = chosen;
    let rest = chosen ?? home;
    let frame: number | undefined;
    const parts = () => (holds === "bars" ? [...bar.children] : [bar]);
    // What takes the focus is scrolled into view after the event.
    const look = () => {
      if (frame !== undefined) return;
      frame = requestAnimationFrame(() => {
        frame = undefined;
        if (drawn.current === wanted.current) go(freeEdge(bar, parts(), drawn.current, rest));
        else look();
      });
    };
    // Not while somebody scrolls: it would jump back and forth.
    const settle = () => {
      if (!chosen) rest = edgeOffFields(bar, parts(), drawn.current, home);
      look();
    };
    const sizes = "ResizeObserver" in window ? new ResizeObserver(settle) : undefined;
    sizes?.observe(bar);
    const watching = new AbortController();
    const { signal } = watching;
    for (const tree of treesAround(bar))
      for (const type of ["focusin", "focusout", "scroll"])
        tree.addEventListener(type, look, { capture: true, passive: true, signal });
    window.addEventListener("resize", settle, { signal });
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      sizes?.disconnect();
      watching.abort();
    };
  }, [bar, home, chosen, holds]);
  return edge === home ? undefined : edge;
}
