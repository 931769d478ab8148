import { dateFormats } from "./dateTime.js";
import { isEmail } from "./email.js";
import { isIpv4, isIpv6 } from "./ip.js";
import { isUri } from "./uri.js";

const asserted: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ...dateFormats,
  ["email", isEmail],
  ["uri", isUri],
  ["ipv4", isIpv4],
  ["ipv6", isIpv6],
  ["uuid", isUuid],
]);

/**
 * The formats of JSON Schema (validation, 7.3) that are left to the server. Servers read some differently: many accept a
 * `time` only without an offset, which RFC 3339 requires.
 */
const unasserted: ReadonlySet<unknown> = new Set([
  ...["time", "duration", "hostname", "idn-hostname", "idn-email", "regex"],
  ...["uri-reference", "uri-template", "iri", "iri-reference"],
  ...["json-pointer", "relative-json-pointer"],
]);

/**
 * Whether a text has a format; `undefined` if that is left to the server. A format that JSON Schema does not define is an
 * annotation, and every text has it.
 */
export function isFormat(format: string, text: string): boolean | undefined {
  return isUnasserted(format) ? undefined : (asserted.get(format)?.(text) ?? true);
}

/** Whether JSON Schema defines a format that is left to the server. */
export function isUnasserted(format: unknown): format is string {
  return unasserted.has(format);
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
