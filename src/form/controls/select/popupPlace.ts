/** So much stays free between a popup and the edge of the window, and between it and what it belongs to, in CSS pixels. */
const edge = 8;
const gap = 4;
/** A list is no higher than this, in CSS pixels. */
const mostOfList = 320;

/** The width of a popup: that of what it stands beside, or that of what it holds. */
export type PopupWidth = "of-anchor" | "own";

/**
 * Shows an element in the top layer, where nothing clips or covers it, at the side of another with more room, and keeps
 * it there: a list as wide as that, or anything in a width of its own. Returns a function that stops it and hides the
 * element. Where a browser has no top layer it stays in the flow.
 */
export function keepBeside(
  popup: HTMLElement,
  anchor: HTMLElement,
  width: PopupWidth = "of-anchor",
): () => void {
  if (!("showPopover" in popup)) return () => {};
  popup.showPopover();
  const place = (event?: Event) => {
    if (event?.target !== popup) placeBeside(popup, anchor, width);
  };
  place();
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener("scroll", place, { capture: true, passive: true, signal });
  addEventListener("resize", place, { signal });
  return () => {
    listening.abort();
    if (popup.isConnected) popup.hidePopover();
    addEventListener("click", keepSecondPress, { capture: true, once: true });
  };
}

/** The second press of a double click is not meant for what lay beneath. */
function keepSecondPress(event: MouseEvent): void {
  if (event.detail <= 1) return;
  event.preventDefault();
  event.stopPropagation();
}

function placeBeside(popup: HTMLElement, anchor: HTMLElement, width: PopupWidth): void {
  const { left, right, top, bottom, width: anchored } = anchor.getBoundingClientRect();
  const { clientHeight, clientWidth } = document.documentElement;
  const { style } = popup;
  if (width === "of-anchor") style.inlineSize = `${Math.min(anchored, clientWidth - 2 * edge)}px`;
  const most = width === "of-anchor" ? mostOfList : Number.POSITIVE_INFINITY;
  const below = clientHeight - bottom - gap - edge;
  const above = top - gap - edge;
  const isBelow = below >= Math.min(popup.scrollHeight, most) || below >= above;
  const wide = popup.offsetWidth;
  const start = getComputedStyle(anchor).direction === "rtl" ? right - wide : left;
  style.maxBlockSize = `${Math.max(0, Math.min(isBelow ? below : above, most))}px`;
  style.left = `${Math.max(edge, Math.min(start, clientWidth - wide - edge))}px`;
  style.top = isBelow ? `${bottom + gap}px` : "auto";
  style.bottom = isBelow ? "auto" : `${clientHeight - top + gap}px`;
}

/** Scrolls a list, and nothing around it, until one of what it holds is in sight. */
export function scrollWithin(item: HTMLElement, list: HTMLElement): void {
  const { top, bottom } = item.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (top < box.top) list.scrollTop -= box.top - top;
  else if (bottom > box.bottom) list.scrollTop += bottom - box.bottom;
}
