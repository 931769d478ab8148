import { treeOf } from "../../react/tree.js";

/**
 * Gives the focus back to a place: to the element itself, or, where that is gone or hidden meanwhile, to the nearest
 * around it that takes the focus, or that opens the popover in which it was.
 */
export function focusAgain(place: readonly Element[]): void {
  for (const element of place) {
    const opener = treeOf(element).querySelector(`[popovertarget="${CSS.escape(element.id)}"]`);
    for (const target of [element, opener]) {
      if (target instanceof HTMLElement) target.focus();
      if (target && treeOf(target).activeElement === target) return;
    }
  }
}
