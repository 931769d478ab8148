import { isAtOrAround } from "../../react/tree.js";
import { hasOpenPopup } from "./hasOpenPopup.js";
import { topModal } from "./useTopModal.js";

/**
 * Calls back at an Escape that is meant for a window: neither the popup of one of its controls nor anything else in it
 * or above it had a use for it. A press on the overlay does nothing, and leaves the focus where it is. Returns a function
 * that ends this.
 */
export function listenForLeaving(
  frame: HTMLElement,
  overlay: HTMLElement,
  onEscape: (event: KeyboardEvent) => void,
): () => void {
  let claimed: KeyboardEvent | undefined;

  // Before anyone else hears of it: a popup that closes by it is open only now.
  const claim = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (hasOpenPopup(frame)) {
      keepDialogsBehind(event, frame);
      return;
    }
    if (!isAtOrAround(event, frame)) return;
    // A dialog of the app that lies behind would close as well.
    event.preventDefault();
    claimed = event;
  };
  // After everyone else: a control that uses Escape stops it.
  const act = (event: KeyboardEvent) => {
    if (event === claimed && !event.isComposing) onEscape(event);
    claimed = undefined;
  };
  const keepFocus = (event: Event) => event.preventDefault();

  window.addEventListener("keydown", claim, true);
  window.addEventListener("keydown", act);
  overlay.addEventListener("mousedown", keepFocus);
  return () => {
    window.removeEventListener("keydown", claim, true);
    window.removeEventListener("keydown", act);
    overlay.removeEventListener("mousedown", keepFocus);
  };
}

/** The elements that a browser closes at Escape before it closes anything below them. */
const closesFirst = "dialog:modal, [popover]:not([popover=manual]):popover-open";

/**
 * Keeps an Escape that closes a popup from closing a modal `<dialog>` of the app behind our window, too: a browser does
 * so wherever nobody prevents the default, and not every library does. Popups look whether somebody did before them, so
 * that waits until one has taken the event, or all have seen it.
 */
function keepDialogsBehind(event: KeyboardEvent, frame: Element): void {
  const layer = frame.parentElement;
  if (!layer || !isAtOrAround(event, layer) || layer.querySelector(closesFirst)) return;
  if (!topModal(layer)) return;
  Object.defineProperty(event, "stopPropagation", {
    configurable: true,
    value() {
      Reflect.deleteProperty(event, "stopPropagation");
      event.preventDefault();
      event.stopPropagation();
    },
  });
  const prevent = (seen: Event) => seen === event && seen.preventDefault();
  window.addEventListener("keydown", prevent, { once: true });
}
