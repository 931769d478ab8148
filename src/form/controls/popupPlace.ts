/** So much stays free between a popup and the edge of the window, and between it and what it belongs to, in CSS pixels. */
const edge = 8;
const gap = 4;
/** A popup is no higher than this, in CSS pixels. */
const most = 320;

/**
 * Shows an element in the top layer, where nothing clips or covers it, at the side of another with more room, as wide as
 * that, and keeps it there. Returns a function that stops it and hides the element. Where a browser has no top layer it
 * stays in the flow.
 */
export function keepBeside(popup: HTMLElement, anchor: HTMLElement): () => void {
  if (!("showPopover" in popup)) return () => {};
  popup.showPopover();
  const place = (event?: Event) => {
    if (event?.target === popup) return;
    const { left, width, top, bottom } = anchor.getBoundingClientRect();
    const { clientHeight, clientWidth } = document.documentElement;
    const below = clientHeight - bottom - gap - edge;
    const above = top - gap - edge;
    const isBelow = below >= Math.min(popup.scrollHeight, most) || below >= above;
    const { style } = popup;
    style.maxBlockSize = `${Math.max(0, Math.min(isBelow ? below : above, most))}px`;
    style.inlineSize = `${Math.min(width, clientWidth - 2 * edge)}px`;
    style.left = `${Math.max(edge, Math.min(left, clientWidth - width - edge))}px`;
    style.top = isBelow ? `${bottom + gap}px` : "auto";
    style.bottom = isBelow ? "auto" : `${clientHeight - top + gap}px`;
  };
  place();
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener("scroll", place, { capture: true, passive: true, signal });
  addEventListener("resize", place, { signal });
  return () => {
    listening.abort();
    if (popup.isConnected) popup.hidePopover();
  };
}

/** Scrolls a list, and nothing around it, until one of what it holds is in sight. */
export function scrollWithin(item: HTMLElement, list: HTMLElement): void {
  const { top, bottom } = item.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (top < box.top) list.scrollTop -= box.top - top;
  else if (bottom > box.bottom) list.scrollTop += bottom - box.bottom;
}
