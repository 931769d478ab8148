import { isJsonObject, type Json, type JsonObject } from "../wire/protocol/json.js";

export { isJsonObject, type Json, type JsonObject };

/** A JSON Schema: an object of keywords, or `true` (anything) and `false` (nothing). */
export type Schema = JsonObject | boolean;

/** Whether a value can be a schema. */
export function isSchema(value: unknown): value is Schema {
  return typeof value === "boolean" || isJsonObject(value);
}

/** An object's own property; names such as `constructor` and `__proto__` are ordinary. */
export function own(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
