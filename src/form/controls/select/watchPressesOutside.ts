import { listenAround } from "../../../react/tree.js";

/** Calls a function at each press outside of these elements. Returns a function that ends it. */
export function watchPressesOutside(
  inside: readonly (HTMLElement | null)[],
  leave: () => void,
): () => void {
  // Beside a dialog a press moves no focus, by whose going anybody could tell.
  const parts = inside.filter((part) => part !== null);
  const [first] = parts;
  if (!first) return () => {};
  return listenAround(first, "pointerdown", (_, event) => {
    const path = event.composedPath();
    if (!parts.some((part) => path.includes(part))) leave();
  });
}
