import { type Allowance, isTired } from "../wire/protocol/allowance.js";
import { dialectOf } from "../wire/protocol/dialect.js";
import { isJsonObject, type Json, type JsonObject } from "../wire/protocol/json.js";
import type { Sliced } from "../wire/protocol/sliced.js";
import { uncheckedKeywordsOf } from "./dialectKeywords.js";
import { isUnasserted } from "./formats/isFormat.js";
import { resolveRef } from "./resolveRef.js";
import { knownTypes } from "./typesOf.js";
import type { Unchecked } from "./unchecked.js";

const holdOne = [
  "items",
  "contains",
  "additionalProperties",
  "propertyNames",
  "not",
  "if",
  "then",
  "else",
];
const holdMany = ["prefixItems", "items", "allOf", "anyOf", "oneOf"];

/** Looking through one schema takes as long as ten ordinary steps. */
const stepsASchema = 10;

type Path = Unchecked["path"];

/** Facts about a schema that are needed before values are validated by it. */
export interface SchemaSurvey {
  /** Each pattern, with the first place that it applies to. */
  readonly patterns: ReadonlyMap<string, Path>;
  /** The demands that are left to the server, whatever the patterns are. */
  readonly unchecked: readonly Unchecked[];
}

/** Walks a schema and what it refers to, each part once; what there is nothing left to spend on is left to the server. */
export function* surveySchema(document: JsonObject, allowance: Allowance): Sliced<SchemaSurvey> {
  const patterns = new Map<string, Path>();
  const unchecked: Unchecked[] = [];
  const seen = new Set<JsonObject>();
  const found: [schema: Json | undefined, path: Path][] = [[document, []]];
  const unsupported = [...uncheckedKeywordsOf(document).keys()];
  const { $schema } = document;
  if ($schema !== undefined && dialectOf($schema) === undefined)
    unchecked.push({ code: "dialect-unsupported", path: [], params: { $schema } });

  const notePattern = (pattern: string, path: Path) => {
    if (!patterns.has(pattern)) patterns.set(pattern, path);
  };
  for (const [schema, path] of found) {
    if (!isJsonObject(schema) || seen.has(schema)) continue;
    seen.add(schema);
    allowance.left -= stepsASchema;
    if (allowance.left < 0) {
      unchecked.push({ code: "too-large", path: [], params: {} });
      break;
    }
    if (isTired(allowance)) yield;
    const { $ref, pattern, format, type, properties, patternProperties, dependentSchemas } = schema;

    if (typeof pattern === "string") notePattern(pattern, path);
    if (isUnasserted(format) && mayBeText(type))
      unchecked.push({ code: "format-unsupported", path, params: { format } });
    for (const keyword of unsupported) {
      if (schema[keyword] === undefined) continue;
      unchecked.push({ code: "keyword-unsupported", path, params: { keyword } });
    }
    if ($ref !== undefined) {
      const target = resolveRef(document, $ref, schema);
      found.push([target, path]);
      if (target === undefined) unchecked.push({ code: "ref-unresolved", path, params: { $ref } });
    }
    for (const keyword of holdOne) {
      const member = schema[keyword];
      if (isJsonObject(member)) found.push([member, path]);
    }
    for (const keyword of holdMany) {
      for (const member of valuesOf(schema[keyword])) found.push([member, path]);
    }
    for (const [name, member] of membersOf(properties)) found.push([member, [...path, name]]);
    for (const [name, member] of membersOf(dependentSchemas)) found.push([member, [...path, name]]);
    for (const [source, member] of membersOf(patternProperties)) {
      notePattern(source, path);
      found.push([member, path]);
    }
  }
  return { patterns, unchecked };
}

function mayBeText(type: Json | undefined): boolean {
  const types = knownTypes(type);
  return types.length === 0 || types.includes("string");
}

function valuesOf(list: Json | undefined): readonly Json[] {
  return Array.isArray(list) ? list : [];
}

function membersOf(members: Json | undefined): readonly [string, Json | undefined][] {
  return isJsonObject(members) ? Object.entries(members) : [];
}
