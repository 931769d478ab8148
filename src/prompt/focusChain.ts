import { focusAgain, placeOf } from "./focusAgain.js";

/** Where the focus was when the first dialog of the chain opened, with what is around that. */
let cameFrom: readonly Element[] = [];
let openDialogs = 0;
let giveBack: ReturnType<typeof setTimeout> | undefined;

/** Notes where the focus was before it went to what opens a dialog; within a chain of dialogs it does nothing. */
export function noteFocus(from: Element | null): void {
  if (openDialogs === 0) cameFrom = placeOf(from);
}

/**
 * Joins the chain of dialogs that are open one after another, whatever each of them asks. The first notes where the
 * focus was. Returns a function that leaves the chain: the last to leave it gives the focus back, unless the next
 * dialog opens in the same moment.
 */
export function joinFocusChain(): () => void {
  const isFirst = openDialogs === 0 && giveBack === undefined;
  clearTimeout(giveBack);
  giveBack = undefined;
  openDialogs += 1;
  const { activeElement, body } = document;
  // A button that opened the dialog may be gone by now; what was noted for it stays.
  if (isFirst && activeElement !== body) cameFrom = placeOf(activeElement);
  // A dialog of the app keeps the focus from moving elsewhere, but not from going.
  if (activeElement instanceof HTMLElement) activeElement.blur();
  return () => {
    openDialogs -= 1;
    if (openDialogs > 0) return;
    giveBack = setTimeout(() => {
      giveBack = undefined;
      focusAgain(cameFrom);
      cameFrom = [];
    });
  };
}
