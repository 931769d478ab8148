"use client";

import { useBrowserLayoutEffect } from "../../react/useBrowserLayoutEffect.js";

/** Marks the root element while the page scrolls, so that a sheet can keep the place of its scrollbar free. */
export function useScrollMark(isOpen: boolean): void {
  useBrowserLayoutEffect(() => {
    if (!isOpen) return undefined;
    const root = document.documentElement;
    root.toggleAttribute("data-mcp-scrolls", root.scrollHeight > root.clientHeight);
    return () => root.removeAttribute("data-mcp-scrolls");
  }, [isOpen]);
}
