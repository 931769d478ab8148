const deepest = 100;

/** The limits for looking at a value; a cycle, or one part used again and again, runs into them. */
export interface PlainLimits {
  readonly parts: number;
  readonly characters: number;
}

/** The limits for one message of a window. */
const windowLimits: PlainLimits = { parts: 100_000, characters: 10_000_000 };

/**
 * Whether a value is a tree of plain objects, arrays and primitives: no function, no instance of a class, no cycle.
 * A structured clone may hold more than that (maps, dates, cycles), which nothing in a host expects.
 */
export function isPlainData(value: unknown, most: PlainLimits = windowLimits): boolean {
  let parts = 0;
  let characters = 0;
  const isPlain = (part: unknown, depth: number): boolean => {
    parts += 1;
    if (typeof part === "string") characters += part.length;
    if (parts > most.parts || characters > most.characters || depth > deepest) return false;
    if (typeof part !== "object" || part === null)
      return typeof part !== "function" && typeof part !== "symbol" && typeof part !== "bigint";
    if (!Array.isArray(part) && !isPlainObject(part)) return false;
    // An array of ten million holes is one part: its items are counted before they are read.
    if (Array.isArray(part) && parts + part.length > most.parts) return false;
    return Object.entries(part).every(([key, inner]) => {
      characters += key.length;
      return isPlain(inner, depth + 1);
    });
  };
  return isPlain(value, 0);
}

/** The prototype may be another realm's, so it is told by being the last of its chain. */
export function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
