import { focusedElement, listenAround, treeOf } from "../../react/tree.js";
import { hasOpenPopup } from "./hasOpenPopup.js";

/**
 * Keeps the focus out of what lies behind a window, and puts it into the window when what had it goes. Popups of the
 * window's controls, and whatever opens above it, may have it. Radix's own trap would take it from popups of another copy
 * of Radix. `last` is what had the focus in the window. Returns a function that ends this.
 */
export function holdFocus(
  frame: HTMLElement,
  behind: readonly Element[],
  last: { current: HTMLElement | undefined },
): () => void {
  // A window that was suspended had the focus before.
  const before = last.current;
  if (before) queueMicrotask(() => before.focus({ preventScroll: true }));
  const stopWatching = listenAround(frame, "focusin", (target) => {
    if (!(target instanceof HTMLElement)) return;
    if (frame.contains(target)) {
      last.current = target;
      return;
    }
    if (hasOpenPopup(frame) || !behind.some((element) => element.contains(target))) return;
    // A dialog behind that keeps the focus lets it go, but does not let it go elsewhere.
    target.blur();
    const home = last.current?.isConnected ? last.current : frame;
    home.focus({ preventScroll: true });
  });
  const observer = new MutationObserver((records) => {
    const isLost = focusedElement() === document.body;
    if (isLost && records.some(({ removedNodes }) => removedNodes.length > 0))
      frame.focus({ preventScroll: true });
  });
  observer.observe(frame, { childList: true, subtree: true });
  const isInShadow = treeOf(frame) !== document;
  if (isInShadow) frame.addEventListener("keydown", loopTabs);
  return () => {
    stopWatching();
    observer.disconnect();
    frame.removeEventListener("keydown", loopTabs);
  };
}

/** Moves the focus from the last control to the first, and back. Radix does so too, but only sees the focus of the document. */
function loopTabs(event: KeyboardEvent): void {
  const { currentTarget: frame, key, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (!(frame instanceof HTMLElement) || key !== "Tab" || altKey || ctrlKey || metaKey) return;
  const stops = [...frame.querySelectorAll<HTMLElement>("*")].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled") &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  const [from, to] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (event.defaultPrevented || !from || treeOf(frame).activeElement !== from) return;
  event.preventDefault();
  to?.focus({ preventScroll: true });
}
