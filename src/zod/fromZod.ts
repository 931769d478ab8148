import * as z from "zod";
import { resolveRef } from "../schema/resolveRef.js";
import { isJsonObject, type Json, type JsonObject } from "../wire/protocol/json.js";
import { fitProperty } from "./fitProperty.js";
import { isTexts } from "./keywords.js";
import { placeless } from "./placeless.js";
import { refuseRules } from "./refuseRules.js";
import type { FormProperty, RequestedSchema } from "./requestedSchema.js";

/**
 * Writes a Zod object as a `requestedSchema` within the subset that the protocol defines, for servers and for tests.
 * `.meta({ title })` and `.describe()` label a field, `.default()` suggests an answer, `.optional()` lets it be left out,
 * and a union of titled literals is a list of titled options. Refinements and transforms stay with the server: parse the
 * answer with the same Zod object.
 * @throws {TypeError} Where something has no place in the protocol; the sentence names the field, and what to write instead.
 */
export function fromZod(schema: z.core.$ZodObject): RequestedSchema {
  const document = documentOf(schema);
  const { required } = document;
  const fields = isJsonObject(document.properties) ? Object.entries(document.properties) : [];
  refuseRules(document);
  return {
    type: "object",
    properties: Object.fromEntries(
      fields.map(([name, field]): [string, FormProperty] => [
        name,
        fitProperty(name, definitionOf(field, document)),
      ]),
    ),
    ...(isTexts(required) && required.length > 0 && { required }),
  };
}

/** The JSON Schema of what the server takes in; Zod writes plain JSON, or throws. */
function jsonOf(schema: z.core.$ZodType): JsonObject {
  return z.toJSONSchema(schema, { io: "input" }) as JsonObject;
}

function documentOf(schema: z.core.$ZodObject): JsonObject {
  try {
    return jsonOf(schema);
  } catch (cause) {
    const unwritten = Object.entries(schema._zod.def.shape).find(([, field]) => !isWritten(field));
    throw unwritten ? placeless(unwritten[0], "type", cause) : cause;
  }
}

function isWritten(field: z.core.$ZodType): boolean {
  try {
    return jsonOf(field) !== undefined;
  } catch {
    return false;
  }
}

/** A field that has an `id` stands among the definitions. */
function definitionOf(field: Json | undefined, document: JsonObject): JsonObject {
  const schema = isJsonObject(field) && field.$ref ? resolveRef(document, field.$ref) : field;
  return isJsonObject(schema) ? schema : {};
}
