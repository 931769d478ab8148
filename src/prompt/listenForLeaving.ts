import { hasOpenPopup } from "./hasOpenPopup.js";
import { keepDialogsBehind } from "./keepDialogsBehind.js";

/** Listeners for events of a window that may mean leaving it. */
export interface LeavingEvents {
  /** Escape was pressed, and nothing in the window or above it had a use for it. */
  readonly onEscape: (event: KeyboardEvent) => void;
  /** The overlay was pressed, and no popup was open that this closes; the event is what the press began with. */
  readonly onPressOutside: (event: PointerEvent) => void;
}

/**
 * Listens for an Escape and a press on the overlay that are meant for a window, rather than for the popup of one of its
 * controls. Returns a function that stops it.
 */
export function listenForLeaving(
  frame: HTMLElement,
  overlay: HTMLElement,
  events: LeavingEvents,
): () => void {
  let claimed: KeyboardEvent | undefined;
  let pressed: PointerEvent | undefined;

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
    if (event === claimed && !event.isComposing) events.onEscape(event);
    claimed = undefined;
  };
  const notePress = (event: PointerEvent) => {
    const isOutside = event.target === overlay && event.button === 0;
    pressed = isOutside && !hasOpenPopup(frame) ? event : undefined;
  };
  const press = () => {
    if (pressed) events.onPressOutside(pressed);
    pressed = undefined;
  };
  // The focus stays where it is.
  const keepFocus = (event: Event) => event.preventDefault();

  window.addEventListener("keydown", claim, true);
  window.addEventListener("keydown", act);
  window.addEventListener("pointerdown", notePress, true);
  overlay.addEventListener("click", press);
  overlay.addEventListener("mousedown", keepFocus);
  return () => {
    window.removeEventListener("keydown", claim, true);
    window.removeEventListener("keydown", act);
    window.removeEventListener("pointerdown", notePress, true);
    overlay.removeEventListener("click", press);
    overlay.removeEventListener("mousedown", keepFocus);
  };
}
