import { type Allowance, createAllowance } from "./allowance.js";

/** The allowance for one request by a host's limits; a port may have made `null` of those that bound nothing. */
export function allowanceOf(limits: unknown): Allowance {
  const known = Object.entries(Object(limits)).flatMap(([name, limit]) => {
    if (limit === null) return [[name, Number.POSITIVE_INFINITY]];
    return typeof limit === "number" ? [[name, limit]] : [];
  });
  return createAllowance(Object.fromEntries(known));
}
