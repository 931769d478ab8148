import { isTyped } from "../../safety/fields/isTyped.js";
import { loadNameInspector } from "../../safety/fields/loadFieldInspector.js";
import { loadRedaction } from "../../safety/secrets/loadRedaction.js";
import { sameJson } from "../../schema/sameJson.js";
import type { Allowance } from "../../wire/protocol/allowance.js";
import type { ElicitFormRequest } from "../../wire/protocol/elicitRequest.js";
import type { ElicitContent } from "../../wire/protocol/elicitResult.js";
import type { Json } from "../../wire/protocol/json.js";
import { inSlices } from "../../wire/protocol/sliced.js";
import { asksForSecret, countsAsSecret, inspectForm } from "./inspectForm.js";
import { readFormSlices } from "./readElicitationForm.js";

/**
 * Returns the names of the properties whose values the user has to confirm before they are sent. A value counts as secret
 * where the form asks for a secret, where the request could not be inspected, or where the value has the shape of a
 * well-known credential. A suggestion counts only where the form asks for a secret. In `cleared` properties, which the app's
 * own inspector judged, only the shape counts.
 */
export async function findSecretContent(
  request: ElicitFormRequest,
  content: ElicitContent,
  tapped: boolean,
  allowance: Allowance,
  cleared: readonly string[] = [],
): Promise<readonly string[]> {
  const reading = await inSlices(
    readFormSlices(request.requestedSchema, tapped, allowance),
    allowance,
  );
  const fields = new Map(reading.fields.map((field) => [field.name, field]));
  const typed = Object.entries(content).filter(([name, value]) => {
    const field = fields.get(name);
    return field ? isTyped(field) : typeof value !== "boolean" && value !== null;
  });
  if (typed.length === 0) return [];
  const inspection = await inspectForm(request, reading.fields, allowance);
  const isUnasked = typed.some(([name]) => !fields.has(name));
  const { redactContent } = await loadRedaction();
  const holdsCredential = (value: Json) => !sameJson(redactContent(value), value);
  const namesSecret = isUnasked ? await loadNameInspector().catch(() => undefined) : undefined;
  const secrets = typed.filter(([name, value]) => {
    const field = fields.get(name);
    if (field && cleared.includes(name))
      return !sameJson(value, field.default) && holdsCredential(value);
    if (!field)
      return holdsCredential(value) || (namesSecret?.(JSON.stringify({ [name]: value })) ?? true);
    if (asksForSecret(inspection, field)) return true;
    if (sameJson(value, field.default)) return false;
    const entry = field.kind === "json" ? JSON.stringify(value) : "";
    return countsAsSecret(inspection, field, entry) || holdsCredential(value);
  });
  return secrets.map(([name]) => name);
}
