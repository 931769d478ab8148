import { type Allowance, isTired } from "../../wire/protocol/allowance.js";
import { isJsonObject, type Json, type JsonObject } from "../../wire/protocol/json.js";
import type { Sliced } from "../../wire/protocol/sliced.js";
import { isSchema } from "../json.js";
import { resolveRef } from "../resolveRef.js";
import { isOfType, knownTypes } from "../typesOf.js";

const deepest = 250;

/** Tells whether a schema of a document accepts `null`; what there is no work left for does not. */
export type NullReader = (schema: Json | undefined) => Sliced<boolean>;

/** Validates `null`, which few keywords concern, ahead of the validator. */
export function createNullReader(document: JsonObject, allowance: Allowance): NullReader {
  function* accepts(schema: Json | undefined, depth: number): Sliced<boolean> {
    allowance.left -= 1;
    if (!isJsonObject(schema)) return schema !== false;
    const { const: only = null, enum: values, allOf, anyOf, oneOf, not, if: condition } = schema;
    allowance.left -= lengthOf(values) + lengthOf(schema.type);
    if (allowance.left < 0 || depth > deepest) return false;
    if (isTired(allowance)) yield;
    const deeper = depth + 1;
    if (only !== null || !isOfType(null, knownTypes(schema.type))) return false;
    if (Array.isArray(values) && !values.includes(null)) return false;
    if (!(yield* accepts(resolveRef(document, schema.$ref, schema), deeper))) return false;
    if (Array.isArray(allOf) && (yield* count(allOf, deeper, false)) < allOf.length) return false;
    if (Array.isArray(anyOf) && (yield* count(anyOf, deeper, true)) === 0) return false;
    if (Array.isArray(oneOf) && (yield* count(oneOf, deeper)) !== 1) return false;
    if (isSchema(not) && (yield* accepts(not, deeper))) return false;
    if (!isSchema(condition)) return true;
    return yield* accepts((yield* accepts(condition, deeper)) ? schema.then : schema.else, deeper);
  }

  /** Counts the schemas that accept it; the last that is asked is the first that answers `until`. */
  function* count(schemas: readonly Json[], depth: number, until?: boolean): Sliced<number> {
    let accepting = 0;
    for (const schema of schemas) {
      const holds = yield* accepts(schema, depth);
      if (holds) accepting += 1;
      if (holds === until) break;
    }
    return accepting;
  }

  return (schema) => accepts(schema, 0);
}

function lengthOf(list: Json | undefined): number {
  return Array.isArray(list) ? list.length : 0;
}
