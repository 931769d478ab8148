import { hasOpenPopup } from "./hasOpenPopup.js";

/**
 * Keeps the focus out of what lies behind a window, and puts it into the window when what had it goes. Popups of the
 * window's controls, and whatever opens above it, may have it. Returns a function that ends this.
 */
export function holdFocus(frame: HTMLElement, behind: readonly Element[]): () => void {
  let last: HTMLElement = frame;
  const watch = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    if (frame.contains(target)) {
      last = target;
      return;
    }
    if (hasOpenPopup(frame) || !behind.some((element) => element.contains(target))) return;
    // A dialog behind that keeps the focus lets it go, but does not let it go elsewhere.
    target.blur();
    (last.isConnected ? last : frame).focus({ preventScroll: true });
  };
  const observer = new MutationObserver((records) => {
    const isLost = document.activeElement === document.body;
    if (isLost && records.some(({ removedNodes }) => removedNodes.length > 0))
      frame.focus({ preventScroll: true });
  });
  observer.observe(frame, { childList: true, subtree: true });
  window.addEventListener("focusin", watch, true);
  return () => {
    observer.disconnect();
    window.removeEventListener("focusin", watch, true);
  };
}
