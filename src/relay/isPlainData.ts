/** How much of a value is looked at; a cycle, or one part used again and again, runs into it. */
const mostParts = 100_000;
const deepest = 100;

/**
 * Whether a value is a tree of plain objects, arrays and primitives: no function, no instance of a class, no cycle.
 * A structured clone may hold more than that (maps, dates, cycles), which nothing in a host expects.
 */
export function isPlainData(value: unknown): boolean {
  let parts = 0;
  const isPlain = (part: unknown, depth: number): boolean => {
    parts += 1;
    if (parts > mostParts || depth > deepest) return false;
    if (typeof part !== "object" || part === null)
      return typeof part !== "function" && typeof part !== "symbol" && typeof part !== "bigint";
    if (!Array.isArray(part) && !isPlainObject(part)) return false;
    return Object.values(part).every((inner) => isPlain(inner, depth + 1));
  };
  return isPlain(value, 0);
}

/** The prototype may be another realm's, so it is told by being the last of its chain. */
function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
