import { resolveRef } from "../../schema/resolveRef.js";
import { findResources } from "../../schema/resourcesOf.js";
import { type Allowance, isTired } from "../../wire/protocol/allowance.js";
import { isJsonObject, type JsonObject } from "../../wire/protocol/json.js";
import type { Sliced } from "../../wire/protocol/sliced.js";
import { schemasUnder } from "./schemasUnder.js";

/** Looking through one schema takes as long as ten ordinary steps. */
const stepsASchema = 10;
const deepest = 16;
const applicators = ["allOf", "anyOf", "oneOf", "if", "then", "else", "items", "prefixItems"];

/** A property that a requested schema describes, at any depth. */
export interface DeclaredField {
  readonly name: string;
  readonly schema: unknown;
  /** The names that lead to it, with `"properties"` before each. */
  readonly path: readonly string[];
}

/** The properties that a schema describes. */
export interface DeclaredFields {
  readonly fields: readonly DeclaredField[];
  /** Whether these are all: within the limits, and not nested deeper than 16. */
  readonly isWhole: boolean;
}

/** Every property that the schema, or one that it combines or refers to, describes or requires. */
export function* fieldsIn(requestedSchema: unknown, allowance: Allowance): Sliced<DeclaredFields> {
  const fields: DeclaredField[] = [];
  const seen = new Set<unknown>();
  if (isJsonObject(requestedSchema)) yield* findResources(requestedSchema, allowance);
  const queue = [{ schema: requestedSchema, path: [] as readonly string[] }];
  for (const { schema, path } of queue) {
    if (!isJsonObject(schema) || seen.has(schema)) continue;
    seen.add(schema);
    allowance.left -= stepsASchema;
    if (isTired(allowance)) yield;
    for (const part of [
      ...schemasUnder(schema, applicators),
      resolveRef(requestedSchema, schema.$ref, schema),
    ])
      queue.push({ schema: part, path });
    for (const [name, property] of propertiesOf(schema)) {
      if (
        allowance.left < 0 ||
        fields.length >= allowance.limits.fields ||
        queue.length >= allowance.limits.values ||
        path.length / 2 > deepest
      )
        return { fields, isWhole: false };
      const field = { name, schema: property, path: [...path, "properties", name] };
      fields.push(field);
      queue.push(field);
    }
  }
  return { fields, isWhole: true };
}

function propertiesOf({
  properties,
  required,
}: JsonObject): readonly (readonly [string, unknown])[] {
  const described = isJsonObject(properties) ? properties : {};
  const undescribed = [required ?? []]
    .flat()
    .filter((name) => typeof name === "string")
    .filter((name) => !Object.hasOwn(described, name));
  return [...Object.entries(described), ...undescribed.map((name) => [name, true] as const)];
}
