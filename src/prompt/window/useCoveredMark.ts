"use client";

import { useBrowserLayoutEffect } from "../../react/useBrowserLayoutEffect.js";

const start = "--_mcp-covered-start";
const end = "--_mcp-covered-end";
const low = "data-mcp-low";

/** The height of the sheets' media query, in px: below it a dialog scrolls as one. */
const lowHeight = 560;

/** Tells the sheet how much of the page a virtual keyboard covers: most browsers lay it over the page, and say so here only. */
export function useCoveredMark(isOpen: boolean): void {
  useBrowserLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!isOpen || !viewport) return undefined;
    const keyboard = virtualKeyboard();
    const root = document.documentElement;
    const clear = () => {
      root.style.removeProperty(start);
      root.style.removeProperty(end);
      root.removeAttribute(low);
    };
    const mark = () => {
      const { scale, offsetTop, height } = viewport;
      const bottom = Math.min(offsetTop + height, topOf(keyboard));
      const covered = Math.max(0, root.clientHeight - bottom);
      // Who has zoomed in moves the view around the dialog; the dialog stays where it is.
      if (scale !== 1 || offsetTop + covered < 1) return clear();
      root.style.setProperty(start, `${offsetTop}px`);
      root.style.setProperty(end, `${covered}px`);
      root.toggleAttribute(low, bottom - offsetTop < lowHeight);
    };
    mark();
    viewport.addEventListener("resize", mark);
    viewport.addEventListener("scroll", mark);
    keyboard?.addEventListener("geometrychange", mark);
    return () => {
      viewport.removeEventListener("resize", mark);
      viewport.removeEventListener("scroll", mark);
      keyboard?.removeEventListener("geometrychange", mark);
      clear();
    };
  }, [isOpen]);
}

/** A virtual keyboard that an app lets lie over its page (`navigator.virtualKeyboard.overlaysContent`), which the visual viewport does not tell of. */
interface VirtualKeyboard extends EventTarget {
  readonly boundingRect: DOMRectReadOnly;
}

/** The page's virtual keyboard, in browsers that say where theirs is. */
function virtualKeyboard(): VirtualKeyboard | undefined {
  const found = "virtualKeyboard" in navigator ? navigator.virtualKeyboard : undefined;
  return isKeyboard(found) ? found : undefined;
}

/** The height in the page at which a virtual keyboard begins; infinite while there is none. */
function topOf(keyboard: VirtualKeyboard | undefined): number {
  const box = keyboard?.boundingRect;
  return box && box.height > 0 ? box.top : Number.POSITIVE_INFINITY;
}

function isKeyboard(value: unknown): value is VirtualKeyboard {
  return (
    value instanceof EventTarget &&
    "boundingRect" in value &&
    value.boundingRect instanceof DOMRectReadOnly
  );
}
