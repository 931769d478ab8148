import { isJsonObject, type JsonObject } from "../../../../../wire/protocol/json.js";

/** Reads a JSON object; `undefined` if a text is none. */
export function readObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
