import type { JsonObject } from "../../../../../wire/protocol/json.js";

/** Reads a JSON object; `undefined` if a text is none. */
export function readObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    // Whatever `JSON.parse` returns consists of JSON.
    return isObject ? (value as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}
