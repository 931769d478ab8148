/** An element with everything around it, the innermost first: what is left of it can take the focus later. */
export function placeOf(element: Element | null): readonly Element[] {
  const place: Element[] = [];
  for (let around = element; around; around = around.parentElement) place.push(around);
  return place;
}

/**
 * Gives the focus back to a place: to the element itself, or, where that is gone or hidden meanwhile, to the nearest
 * around it that takes the focus, or that opens the popover in which it was.
 */
export function focusAgain(place: readonly Element[]): void {
  for (const element of place) {
    const opener = document.querySelector(`[popovertarget="${CSS.escape(element.id)}"]`);
    for (const target of [element, opener]) {
      if (target instanceof HTMLElement) target.focus();
      if (target && document.activeElement === target) return;
    }
  }
}
