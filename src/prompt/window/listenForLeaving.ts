import { hasOpenPopup } from "./hasOpenPopup.js";
import { keepDialogsBehind } from "./keepDialogsBehind.js";

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
    const { target } = event;
    if (!(target instanceof Node)) return;
    if (hasOpenPopup(frame)) {
      keepDialogsBehind(event, frame);
      return;
    }
    if (!frame.contains(target) && !target.contains(frame)) return;
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
