import { knownTypes, typeOf } from "../typesOf.js";
import type { Shape } from "./readShape.js";

const telling: readonly (readonly [type: string, keywords: readonly string[]])[] = [
  ["object", ["properties", "required", "additionalProperties", "minProperties", "maxProperties"]],
  ["array", ["items", "prefixItems", "minItems", "maxItems", "uniqueItems", "contains"]],
  ["number", ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]],
  ["string", ["minLength", "maxLength", "pattern", "format"]],
];

/**
 * The types that a field for a schema may offer, `null` aside.
 * Without a `type` they follow from the other keywords, from the default, or are those of a text.
 */
export function inferTypes({ keywords, branches }: Shape): readonly string[] {
  const named = knownTypes(keywords.type);
  if (named.length > 0) return named.filter((type) => type !== "null");
  // oxlint-disable-next-line bounds/recursion -- shapes nest as deep as the copied schema, 64 levels.
  if (branches.length > 0) return [...new Set(branches.flatMap(inferTypes))];
  const told = telling.find(([, names]) => names.some((name) => keywords[name] !== undefined));
  return [told?.[0] ?? typeOf(keywords.default ?? "")];
}
