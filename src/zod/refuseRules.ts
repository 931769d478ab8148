import { isJsonObject, type JsonObject } from "../wire/protocol/json.js";
import { isTexts } from "./keywords.js";

const rules = [
  "minProperties",
  "maxProperties",
  "allOf",
  "anyOf",
  "oneOf",
  "not",
  "if",
  "$ref",
  "propertyNames",
  "patternProperties",
  "dependentRequired",
  "dependentSchemas",
];

/**
 * Throws where a form as a whole has a rule that a question cannot have.
 * @throws {TypeError} The sentence says which, and what to write instead.
 */
export function refuseRules(document: JsonObject): void {
  const { properties, required, additionalProperties } = document;
  if (additionalProperties === false)
    throw new TypeError(
      "fromZod: the object is strict, and a requestedSchema has no place for that. Write z.object(): a form sends nothing but its fields.",
    );
  const rule = isFree(additionalProperties)
    ? rules.find((keyword) => document[keyword] !== undefined)
    : "additionalProperties";
  if (rule !== undefined)
    throw new TypeError(
      `fromZod: the object has a rule for all of its fields together (${rule}), and a requestedSchema has no place for that. Check it in a .refine() of the object, which stays with the server.`,
    );
  const names = isTexts(required) ? required : [];
  const unknown = names.find(
    (name) => !isJsonObject(properties) || !Object.hasOwn(properties, name),
  );
  if (unknown !== undefined)
    throw new TypeError(
      `fromZod: the object requires ${JSON.stringify(unknown)} without saying what it is. Add it to the fields.`,
    );
}

/** Whether other properties may be anything. */
function isFree(additional: JsonObject[string]): boolean {
  return (
    additional === undefined ||
    additional === true ||
    (isJsonObject(additional) && Object.keys(additional).length === 0)
  );
}
