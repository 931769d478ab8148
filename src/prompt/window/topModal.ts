/**
 * The app's own modal `<dialog>` that is on top, if one is open. It lies in the browser's top layer, and nothing outside
 * of it can be seen or pressed.
 */
export function topModal(): HTMLDialogElement | undefined {
  const open = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].filter(isModal);
  return open.findLast((dialog) => dialog.contains(document.activeElement)) ?? open.at(-1);
}

function isModal(dialog: HTMLDialogElement): boolean {
  try {
    return dialog.matches(":modal");
  } catch {
    // An engine that does not know the word has no top layer either.
    return false;
  }
}

/** Calls back whenever a dialog may have opened, closed or gone. Returns a function that ends this. */
export function watchModals(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["open"],
  });
  return () => observer.disconnect();
}
