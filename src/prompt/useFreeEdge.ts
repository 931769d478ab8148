"use client";

import { useEffect, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "../react/useBrowserLayoutEffect.js";
import { type Edge, freeEdge } from "./freeEdge.js";

/**
 * Finds the edge of the window at which a bar does not lie over what has the focus (WCAG 2.2, 2.4.11). Returns it where
 * that is another one than `home`. What it `holds` is what covers the page: the element itself, or the bars in it.
 */
export function useFreeEdge(
  bar: HTMLElement | null,
  home: Edge,
  holds: "itself" | "bars" = "itself",
): Edge | undefined {
  const [edge, setEdge] = useState(home);
  // The edge where the page has it: one that is only about to be drawn measures nothing.
  const drawn = useRef(home);
  useBrowserLayoutEffect(() => {
    drawn.current = edge;
  }, [edge]);
  useEffect(() => {
    if (!bar) return undefined;
    let frame: number | undefined;
    // What takes the focus is scrolled into view after the event.
    const look = () => {
      if (frame !== undefined) return;
      frame = requestAnimationFrame(() => {
        frame = undefined;
        const parts = holds === "bars" ? [...bar.children] : [bar];
        setEdge(freeEdge(bar, parts, drawn.current, home));
      });
    };
    const sizes = "ResizeObserver" in window ? new ResizeObserver(look) : undefined;
    sizes?.observe(bar);
    document.addEventListener("focusin", look);
    document.addEventListener("focusout", look);
    document.addEventListener("scroll", look, { capture: true, passive: true });
    window.addEventListener("resize", look);
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      sizes?.disconnect();
      document.removeEventListener("focusin", look);
      document.removeEventListener("focusout", look);
      document.removeEventListener("scroll", look, { capture: true });
      window.removeEventListener("resize", look);
    };
  }, [bar, home, holds]);
  return edge === home ? undefined : edge;
}
