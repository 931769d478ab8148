import type { JsonObject } from "../../wire/protocol/json.js";

/** The schemas under keywords that hold one or several. */
export function schemasUnder(schema: JsonObject, keywords: readonly string[]): readonly unknown[] {
  return keywords.flatMap((keyword) => schema[keyword] ?? []);
}
