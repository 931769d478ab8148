/** Calls a function at each press outside of these elements. Returns a function that ends it. */
export function watchPressesOutside(
  inside: readonly (HTMLElement | null)[],
  leave: () => void,
): () => void {
  // Beside a dialog a press moves no focus, by whose going anybody could tell.
  const look = (event: Event) => {
    const path = event.composedPath();
    if (!inside.some((part) => part && path.includes(part))) leave();
  };
  document.addEventListener("pointerdown", look, true);
  return () => document.removeEventListener("pointerdown", look, true);
}
