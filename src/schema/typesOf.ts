import type { Json } from "../wire/protocol/json.js";

const known = new Set(["string", "number", "integer", "boolean", "array", "object", "null"]);

/** The types that JSON Schema knows among those that a `type` keyword names; an unknown one says nothing. */
export function knownTypes(type: Json | undefined): readonly string[] {
  return typesOf(type).filter((name) => known.has(name));
}

/** The types that a `type` keyword names and JSON Schema does not know. */
export function unknownTypes(type: Json | undefined): readonly string[] {
  return typesOf(type).filter((name) => !known.has(name));
}

/** The types that a `type` keyword names; none if it is absent or malformed. */
export function typesOf(type: Json | undefined): readonly string[] {
  const names: readonly Json[] = Array.isArray(type) ? type : type === undefined ? [] : [type];
  return names.filter((name) => typeof name === "string");
}

/** The type of a value, as JSON Schema calls it; a whole number is a `number` here. */
export function typeOf(value: Json): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** Whether a value is of one of the types; it is where there are none. */
export function isOfType(value: Json, types: readonly string[]): boolean {
  return (
    types.length === 0 ||
    types.includes(typeOf(value)) ||
    (Number.isInteger(value) && types.includes("integer"))
  );
}

/** The types that both lists allow; every integer is a number. */
export function commonTypes(first: readonly string[], second: readonly string[]): string[] {
  const both = [new Set(first), new Set(second)];
  const isAllowed = (type: string) =>
    both.every((types) => types.has(type) || (type === "integer" && types.has("number")));
  return [...new Set([...first, ...second])].filter(isAllowed);
}
