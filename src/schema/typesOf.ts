import type { Json } from "../protocol/json.js";

/** The types that a `type` keyword names; nothing when it is absent or malformed. */
export function typesOf(type: Json | undefined): readonly string[] {
  const names: readonly Json[] = Array.isArray(type) ? type : type === undefined ? [] : [type];
  return names.filter((name) => typeof name === "string");
}

/** The types that both lists allow; every integer is a number. */
export function commonTypes(first: readonly string[], second: readonly string[]): string[] {
  const allows = (types: readonly string[], type: string) =>
    types.includes(type) || (type === "integer" && types.includes("number"));
  return [...new Set([...first, ...second])].filter(
    (type) => allows(first, type) && allows(second, type),
  );
}
