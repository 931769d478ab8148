"use client";

import { useBrowserLayoutEffect } from "../react/useBrowserLayoutEffect.js";

let open = 0;

/**
 * Marks the root element while a dialog is open, so that a sheet can keep the page from scrolling, and its scrollbar's place
 * free. A dialog in a suspended boundary is still in the page, and marks nothing.
 */
export function useScrollMark(isOpen: boolean): void {
  useBrowserLayoutEffect(() => {
    if (!isOpen) return undefined;
    const root = document.documentElement;
    if (open === 0) root.toggleAttribute("data-mcp-scrolls", root.scrollHeight > root.clientHeight);
    open += 1;
    root.toggleAttribute("data-mcp-open", true);
    return () => {
      open -= 1;
      if (open > 0) return;
      root.removeAttribute("data-mcp-open");
      root.removeAttribute("data-mcp-scrolls");
    };
  }, [isOpen]);
}
