import { treeOf } from "../../react/tree.js";
import { hasOpenPopup } from "./hasOpenPopup.js";

const dialogs = "[role=dialog], [role=alertdialog], [aria-modal=true]";

/** By these a dialog notices, at the document, that something happens outside of it: it closes, or takes it back. */
const noticed = [
  "pointerdown",
  "mousedown",
  "touchstart",
  "focusin",
  "focusout",
  "wheel",
  "touchmove",
];

/**
 * Keeps dialogs of the app that were open before from taking what happens in a layer above them for a press, focus or
 * scroll outside of theirs. They cannot know the layer: it is of another library, or of another copy of the same.
 * Returns a function that ends this.
 */
export function shieldFromDialogs(
  layer: Element,
  frame: Element,
  behind: readonly Element[],
): () => void {
  const isOverDialog = behind.some(
    (element) => element.matches(dialogs) || element.querySelector(dialogs) !== null,
  );
  if (!isOverDialog) return () => {};
  const tree = treeOf(layer);
  const root = tree instanceof ShadowRoot ? tree : document.documentElement;
  let hadPopup = false;
  const note = () => {
    hadPopup = hasOpenPopup(frame);
  };
  // React listens on the container of the layer, which is the body or in it; the dialogs listen on the document.
  const stop = (event: Event) => {
    const { target } = event;
    // An open popup must hear of a press outside, so as to close.
    if (!hadPopup && target instanceof Node && layer.contains(target)) event.stopPropagation();
  };
  for (const type of noticed) {
    window.addEventListener(type, note, { capture: true, passive: true });
    root.addEventListener(type, stop, { passive: true });
  }
  return () => {
    for (const type of noticed) {
      window.removeEventListener(type, note, true);
      root.removeEventListener(type, stop);
    }
  };
}
