import type { Json, JsonObject } from "../protocol/json.js";
import { isObject, isSchema } from "./json.js";
import { resolveRef } from "./resolveRef.js";
import { isOfType, knownTypes } from "./typesOf.js";

const deepest = 250;
const mostVisits = 200_000;

/** Tells whether a schema of a document accepts `null`, within one budget for them all; what takes more does not. */
export type NullReader = (schema: Json | undefined) => boolean;

/** Judges `null`, which few keywords concern, ahead of the validator. */
export function createNullReader(document: JsonObject): NullReader {
  let visits = 0;

  const accepts = (schema: Json | undefined, depth: number): boolean => {
    visits += 1;
    if (!isObject(schema)) return schema !== false;
    if (visits > mostVisits || depth > deepest) return false;
    const { const: only = null, enum: values, allOf, anyOf, oneOf, not, if: condition } = schema;
    const holds = (part: Json | undefined) => accepts(part, depth + 1);
    return (
      only === null &&
      isOfType(null, knownTypes(schema.type)) &&
      (!Array.isArray(values) || values.includes(null)) &&
      holds(resolveRef(document, schema.$ref)) &&
      (!Array.isArray(allOf) || allOf.every(holds)) &&
      (!Array.isArray(anyOf) || anyOf.some(holds)) &&
      (!Array.isArray(oneOf) || oneOf.filter(holds).length === 1) &&
      !(isSchema(not) && holds(not)) &&
      (!isSchema(condition) || holds(holds(condition) ? schema.then : schema.else))
    );
  };
  return (schema) => accepts(schema, 0);
}
