import type { Allowance } from "./allowance.js";
import { type Bounds, walkSlices } from "./findExcess.js";
import type { Reading } from "./reading.js";
import type { Sliced } from "./sliced.js";

/**
 * Copies an object from the wire a slice at a time, unless it holds more than the bounds allow, or nests so deeply that
 * others could not copy it.
 */
export function* copyJson<Value extends object>(
  value: Value,
  place: string,
  bounds: Bounds,
  allowance: Allowance,
): Sliced<Reading<Value>> {
  let root: object | undefined;
  const excess = yield* walkSlices(value, place, bounds, allowance, (part, parent, key) => {
    const copy = Array.isArray(part) ? [...part] : Object.fromEntries(Object.entries(part));
    // The parent has a member of this name, even where that is `__proto__`: only that is replaced.
    if (parent) Reflect.set(parent, key, copy);
    else root = copy;
    return copy;
  });
  // Member by member the copy has what the value has.
  return excess === undefined ? { ok: true, value: root as Value } : { ok: false, problem: excess };
}
