import type { Reading } from "./reading.js";

/** Far beyond any real request, and far below where copying it, writing it or sending it on would overflow a stack. */
const deepest = 250;

/** Copies an object from the wire, unless it nests so deeply that others could not. */
export function copyJson<Value extends object>(value: Value, place: string): Reading<Value> {
  return isWithin(value, deepest)
    ? { ok: true, value: structuredClone(value) }
    : { ok: false, problem: `${place} nests deeper than ${deepest} levels` };
}

function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isWithin(part, levels - 1));
}
