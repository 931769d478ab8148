import { canHold, fullscreenOver, hasFocus, treesAround } from "../react/tree.js";

/**
 * The app's own modal `<dialog>` that is on top, if one is open in the trees around an element, else what is full-screen
 * over the element. It lies in the browser's top layer, and nothing outside of it can be seen or pressed.
 */
export function topModal(near: Element): HTMLElement | undefined {
  const open = treesAround(near)
    .toReversed()
    .flatMap((tree) => [...tree.querySelectorAll<HTMLDialogElement>("dialog[open]")])
    .filter(isModal);
  const modal = open.findLast(hasFocus) ?? open.at(-1);
  if (modal) return modal;
  const over = fullscreenOver(near);
  return over && canHold(over) ? over : undefined;
}

function isModal(dialog: HTMLDialogElement): boolean {
  try {
    return dialog.matches(":modal");
  } catch {
    // An engine that does not know the word has no top layer either.
    return false;
  }
}

/** Calls back whenever a dialog or full screen may have begun or ended. Returns a function that ends this. */
export function watchModals(near: Element, listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  for (const tree of treesAround(near))
    observer.observe(tree, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["open"],
    });
  document.addEventListener("fullscreenchange", listener);
  return () => {
    observer.disconnect();
    document.removeEventListener("fullscreenchange", listener);
  };
}
