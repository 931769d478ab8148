import type { Json, JsonObject } from "../protocol/json.js";
import { isObject, isSchema } from "./json.js";
import { resolveRef } from "./resolveRef.js";
import { isOfType, knownTypes } from "./typesOf.js";
import type { Work } from "./work.js";

const deepest = 250;

/** Tells whether a schema of a document accepts `null`; what there is no work left for does not. */
export type NullReader = (schema: Json | undefined) => boolean;

/** Judges `null`, which few keywords concern, ahead of the validator. */
export function createNullReader(document: JsonObject, work: Work): NullReader {
  const accepts = (schema: Json | undefined, depth: number): boolean => {
    work.left -= 1;
    if (!isObject(schema)) return schema !== false;
    const { const: only = null, enum: values, allOf, anyOf, oneOf, not, if: condition } = schema;
    work.left -= lengthOf(values) + lengthOf(schema.type);
    if (work.left < 0 || depth > deepest) return false;
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

function lengthOf(list: Json | undefined): number {
  return Array.isArray(list) ? list.length : 0;
}
