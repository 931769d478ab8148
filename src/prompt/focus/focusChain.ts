import { focusedElement, placeOf } from "../../react/tree.js";
import { createListeners } from "../../state/listeners.js";
import { focusAgain } from "./focusAgain.js";

/** Where the focus was when the first dialog of the chain opened, with what is around that. */
let cameFrom: readonly Element[] = [];
let dialogs = 0;
const listeners = createListeners();
let giveBack: ReturnType<typeof setTimeout> | undefined;

/** The dialogs of questions that are open in this window. */
export const openDialogs: {
  subscribe(listener: () => void): () => void;
  /** Whether there are any. */
  any(): boolean;
} = { subscribe: listeners.add, any: () => dialogs > 0 };

/** Notes where the focus was before it went to what opens a dialog; within a chain of dialogs it does nothing. */
export function noteFocus(from: Element | null): void {
  if (dialogs === 0) cameFrom = placeOf(from);
}

/**
 * Joins the chain of dialogs that are open one after another, whatever each of them asks. The first notes where the
 * focus was. Returns a function that leaves the chain: the last to leave it gives the focus back, unless the next
 * dialog opens in the same moment.
 */
export function joinFocusChain(): () => void {
  const isFirst = dialogs === 0 && giveBack === undefined;
  clearTimeout(giveBack);
  giveBack = undefined;
  dialogs += 1;
  listeners.tell();
  const focused = focusedElement();
  // A button that opened the dialog may be gone by now; what was noted for it stays.
  if (isFirst && focused !== document.body) cameFrom = placeOf(focused);
  // A dialog of the app keeps the focus from moving elsewhere, but not from going.
  if (focused instanceof HTMLElement) focused.blur();
  return () => {
    dialogs -= 1;
    listeners.tell();
    if (dialogs > 0) return;
    giveBack = setTimeout(() => {
      giveBack = undefined;
      focusAgain(cameFrom);
      cameFrom = [];
    });
  };
}
