import { type Bounds, findExcess } from "./findExcess.js";
import type { Reading } from "./reading.js";

/** Copies an object from the wire, unless it holds more than the bounds allow, or nests so deeply that others could not copy it. */
export function copyJson<Value extends object>(
  value: Value,
  place: string,
  bounds: Bounds = { limits: {} },
): Reading<Value> {
  const excess = findExcess(value, place, bounds);
  return excess === undefined
    ? { ok: true, value: structuredClone(value) }
    : { ok: false, problem: excess };
}
