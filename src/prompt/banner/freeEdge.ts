import { focusedElement, placeOf, treesAround } from "../../react/tree.js";
import { isTextField, textFields } from "../focus/textField.js";

/** An edge of the window that a bar stands at. */
export type Edge = "start" | "end";

/** The room that a focus ring takes around an element, in px. */
const ring = 4;

/**
 * Finds the edge where a bar covers less of what has the focus: `home`, unless the other one is better. While the bar
 * itself has the focus, or a pointer while nothing else has it, it stays where it is. `parts` are the boxes that cover something.
 */
export function freeEdge(bar: HTMLElement, parts: readonly Element[], now: Edge, home: Edge): Edge {
  const focused = focusedElement();
  if (!focused || focused === document.body) return bar.matches(":hover") ? now : home;
  if (placeOf(bar).includes(focused) || placeOf(focused).includes(bar)) return now;
  return lessCovering(bar, parts, [focused], now, home);
}

/** Finds the edge where a bar covers less of the text fields that are in sight, a composer say: `home`, unless the other one is better. */
export function edgeOffFields(
  bar: HTMLElement,
  parts: readonly Element[],
  now: Edge,
  home: Edge,
): Edge {
  const fields = treesAround(bar).flatMap((tree) => [...tree.querySelectorAll(textFields)]);
  const targets = fields.filter((field) => isTextField(field) && !bar.contains(field));
  return lessCovering(bar, parts, targets, now, home);
}

function lessCovering(
  bar: HTMLElement,
  parts: readonly Element[],
  targets: readonly Element[],
  now: Edge,
  home: Edge,
): Edge {
  const { top, bottom } = bar.getBoundingClientRect();
  // At the other edge it has the same distance from that.
  const shift = document.documentElement.clientHeight - top - bottom;
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const covered = targets.map((target) => target.getBoundingClientRect());
  const coveredAt = (edge: Edge) => {
    const by = edge === now ? 0 : shift;
    const areas = boxes.flatMap((box) => covered.map((target) => coveredArea(box, by, target)));
    return areas.reduce((sum, area) => sum + area, 0);
  };
  const other = otherEdge(home);
  return coveredAt(other) < coveredAt(home) ? other : home;
}

/** The edge of the window that an element is nearer to. */
export function edgeOf(element: Element): Edge {
  const { top, bottom } = element.getBoundingClientRect();
  return top + bottom < document.documentElement.clientHeight ? "start" : "end";
}

/** The edge on the other side of the window. */
export function otherEdge(edge: Edge): Edge {
  return edge === "end" ? "start" : "end";
}

function coveredArea(box: DOMRect, by: number, target: DOMRect): number {
  const width = Math.min(box.right, target.right + ring) - Math.max(box.left, target.left - ring);
  const height =
    Math.min(box.bottom + by, target.bottom + ring) - Math.max(box.top + by, target.top - ring);
  return Math.max(0, width) * Math.max(0, height);
}
