import type { Finding } from "../finding.js";

/** The beginning of the path of everything in a form. */
export const formRoot = "requestedSchema";

/** Makes one finding about a form. */
export function finding(
  code: Finding["code"],
  severity: Finding["severity"],
  place: Finding["place"],
  params: Finding["params"] = {},
): Finding {
  return { code, severity, place, params };
}
