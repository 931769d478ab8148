import type { Finding } from "../finding.js";

/** The beginning of the path of everything in a form. */
export const formRoot = "requestedSchema";

/** Makes one finding about a form. */
export function finding(
  code: Finding["code"],
  severity: Finding["severity"],
  path: Finding["path"],
  params: Finding["params"] = {},
): Finding {
  return { code, severity, path, params };
}
