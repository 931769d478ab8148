import { defineKey, type HostKey } from "../../state/key.js";
import { type Allowance, createAllowance } from "../../wire/protocol/allowance.js";

/** Where a user interface learns how much a form may hold and cost. */
export const formLimitsKey: HostKey<object> = defineKey("elicitation:limits");

/** What one form may cost by a host's limits; a port may have made `null` of those that bound nothing. */
export function allowanceOf(limits: unknown): Allowance {
  const known = Object.entries(Object(limits)).flatMap(([name, limit]) => {
    if (limit === null) return [[name, Number.POSITIVE_INFINITY]];
    return typeof limit === "number" ? [[name, limit]] : [];
  });
  return createAllowance(Object.fromEntries(known));
}
