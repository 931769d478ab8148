import { type Allowance, createAllowance } from "./allowance.js";
import type { RequestLimits } from "./requestLimits.js";

const read = new WeakMap<object, RequestLimits>();

/** The allowance for one request by a host's limits; a port may have made `null` of those that bound nothing. */
export function allowanceOf(limits: unknown): Allowance {
  if (typeof limits !== "object" || limits === null) return createAllowance();
  const known = read.get(limits) ?? limitsIn(limits);
  read.set(limits, known);
  return createAllowance(known);
}

function limitsIn(limits: object): RequestLimits {
  const known = Object.entries(limits).flatMap(([name, limit]) => {
    if (limit === null) return [[name, Number.POSITIVE_INFINITY]];
    return typeof limit === "number" ? [[name, limit]] : [];
  });
  return Object.fromEntries(known);
}
