import type { Finding } from "../finding.js";

/** What the place of everything in a form begins with. */
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
