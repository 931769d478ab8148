import { createScreenWatch } from "../../../ui/createScreenWatch.js";

/** So much of a field in sight is enough to know of it. */
const enough = 0.5;

const watch = createScreenWatch({ threshold: [0, enough, 1] });

/**
 * Counts the fields below what is in sight of their form, and again whenever that changes; those that come later, too.
 * Returns a function that ends it.
 */
export function watchFieldsBelow(fields: Element, onCount: (count: number) => void): () => void {
  const stops = new Map<Element, () => void>();
  let isCounting = false;

  // A jump past a field tells nothing of that field: all are looked at with each that tells.
  const count = () => {
    isCounting = false;
    const edge = lowerEdgeOf(fields);
    onCount([...stops.keys()].filter((field) => isBelow(field, edge)).length);
  };
  const countOnce = () => {
    if (!isCounting) queueMicrotask(count);
    isCounting = true;
  };

  const observe = () => {
    for (const [field, stop] of stops) {
      if (fields.contains(field)) continue;
      stop();
      stops.delete(field);
    }
    for (const field of fieldsIn(fields))
      if (!stops.has(field)) stops.set(field, watch(field, countOnce));
    countOnce();
  };

  const changes = new MutationObserver(observe);
  changes.observe(fields, { childList: true });
  observe();
  return () => {
    changes.disconnect();
    for (const stop of stops.values()) stop();
    stops.clear();
  };
}

/** The fields of a form, which stand in groups where they are many. */
function fieldsIn(fields: Element): readonly Element[] {
  return [...fields.children].flatMap((child) =>
    child.matches(".mcp-form-group") ? [...child.children] : child,
  );
}

/** Whether less than half of a field is above an edge. One that takes no room, such as a form under its own review, is nowhere. */
function isBelow(field: Element, edge: number): boolean {
  const { top, height } = field.getBoundingClientRect();
  return height > 0 && top + height * enough > edge;
}

/**
 * Where what can be seen of an element ends: at the lower edge of the nearest ancestor that is higher inside than outside,
 * or of the window. The page itself may end above that, while a dialog stands over it.
 */
function lowerEdgeOf(element: Element): number {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { overflowY, position } = getComputedStyle(parent);
    if (parent.scrollHeight > parent.clientHeight && overflowY !== "visible")
      return Math.min(parent.getBoundingClientRect().bottom, innerHeight);
    if (position === "fixed") break;
  }
  return innerHeight;
}
