/** An edge of the window that a bar stands at. */
export type Edge = "start" | "end";

/** The room that a focus ring takes around an element, in px. */
const ring = 4;

/**
 * Finds the edge where a bar covers less of what has the focus: `home`, unless the other one is better. While the bar
 * itself has the focus, or a pointer while nothing else has it, it stays where it is. `parts` are the boxes that cover something.
 */
export function freeEdge(bar: HTMLElement, parts: readonly Element[], now: Edge, home: Edge): Edge {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return bar.matches(":hover") ? now : home;
  if (focused.contains(bar) || bar.contains(focused)) return now;
  const target = focused.getBoundingClientRect();
  const { top, bottom } = bar.getBoundingClientRect();
  // At the other edge it has the same distance from that.
  const shift = document.documentElement.clientHeight - top - bottom;
  const coveredAt = (edge: Edge) => {
    const by = edge === now ? 0 : shift;
    const areas = parts.map((part) => coveredArea(part.getBoundingClientRect(), by, target));
    return areas.reduce((sum, area) => sum + area, 0);
  };
  const other = home === "end" ? "start" : "end";
  return coveredAt(other) < coveredAt(home) ? other : home;
}

function coveredArea(box: DOMRect, by: number, target: DOMRect): number {
  const width = Math.min(box.right, target.right + ring) - Math.max(box.left, target.left - ring);
  const height =
    Math.min(box.bottom + by, target.bottom + ring) - Math.max(box.top + by, target.top - ring);
  return Math.max(0, width) * Math.max(0, height);
}
