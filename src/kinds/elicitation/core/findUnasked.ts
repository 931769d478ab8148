import { readForm } from "../../../schema/reading/readForm.js";
import { createAllowance } from "../../../wire/protocol/allowance.js";
import type { ElicitContent } from "../../../wire/protocol/elicitResult.js";
import type { JsonObject } from "../../../wire/protocol/json.js";
import { limitsOf, type RequestLimits } from "../../../wire/protocol/requestLimits.js";
import { inSlices } from "../../../wire/protocol/sliced.js";

/** Keywords by which a server says itself which other properties it takes; validating judges those. */
const openKeywords = ["additionalProperties", "patternProperties", "unevaluatedProperties"];

/**
 * Finds the properties of content that a form did not ask for. JSON Schema lets them pass where a schema is silent, but no
 * form shows them, so no person saw them: they are not sent for somebody whose page cannot be trusted.
 */
export async function findUnasked(
  requestedSchema: JsonObject,
  content: ElicitContent,
  limits: RequestLimits,
): Promise<readonly string[]> {
  if (openKeywords.some((keyword) => Object.hasOwn(requestedSchema, keyword))) return [];
  const allowance = createAllowance(limitsOf(limits));
  const { properties } = await inSlices(readForm(requestedSchema, allowance), allowance);
  const asked = new Set(properties.map(({ name }) => name));
  return Object.keys(content).filter((name) => !asked.has(name));
}
