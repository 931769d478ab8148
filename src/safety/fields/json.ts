import type { JsonObject } from "../../wire/protocol/json.js";

/** Whether a value is a JSON object: not null, not an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Resolves a local `$ref`; anything else is never fetched (SPEC 21). */
export function resolveRef($ref: unknown, document: unknown): unknown {
  if (typeof $ref !== "string" || !$ref.startsWith("#/")) return undefined;
  return $ref
    .slice(2)
    .split("/", 20)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>(
      (target, part) =>
        isContainer(target) && Object.hasOwn(target, part) ? target[part] : undefined,
      document,
    );
}

/** The schemas under keywords that hold one or several. */
export function schemasUnder(schema: JsonObject, keywords: readonly string[]): readonly unknown[] {
  return keywords.flatMap((keyword) => schema[keyword] ?? []);
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
