const modal = "dialog:modal";

/** The elements that a browser closes at Escape before it closes anything below them. */
const closesFirst = "dialog:modal, [popover]:not([popover=manual]):popover-open";

/**
 * Keeps an Escape that closes a popup from closing a modal `<dialog>` of the app behind our window, too: a browser does
 * so wherever nobody prevents the default, and not every library does. Popups look whether somebody did before them, so
 * that waits until one has taken the event, or all have seen it.
 */
export function keepDialogsBehind(event: KeyboardEvent, frame: Element): void {
  const layer = frame.parentElement;
  const { target } = event;
  const isAbove = target instanceof Node && (layer?.contains(target) || target.contains(frame));
  if (!isAbove || layer?.querySelector(closesFirst) || !document.querySelector(modal)) return;
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
