import { treeOf } from "../../react/tree.js";

/** The attributes that mark an opener of a list, menu, picker or dialog of its own, whatever library it comes from. */
const opener =
  "[role=combobox][aria-expanded=true], [aria-haspopup]:not([aria-haspopup=false])[aria-expanded=true]";

/**
 * Whether a control in this element has its popup open, wherever in the document that is put. Escape, and a press
 * outside of the popup, then belong to the popup.
 */
export function hasOpenPopup(element: Element): boolean {
  if (element.querySelector(opener)) return true;
  const ids = [...element.querySelectorAll("[aria-describedby]")].flatMap(
    (described) => described.getAttribute("aria-describedby")?.split(/\s+/) ?? [],
  );
  return ids.some((id) => isOpenTooltip(treeOf(element).getElementById(id)));
}

/** A tooltip, too, goes at Escape (WCAG 1.4.13). */
function isOpenTooltip(element: Element | null): boolean {
  return element?.getAttribute("role") === "tooltip" && (element.checkVisibility?.() ?? true);
}
