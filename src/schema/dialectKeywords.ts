import { type Dialect, dialectOf } from "../wire/protocol/dialect.js";
import type { JsonObject } from "../wire/protocol/json.js";
import { own } from "./json.js";

const since2020 = ["prefixItems"];
const since2019 = [
  ...since2020,
  "minContains",
  "maxContains",
  "dependentRequired",
  "dependentSchemas",
];

/** Keywords that are validated, and mean nothing in an older dialect. */
const unknownIn: Readonly<Record<Dialect, readonly string[]>> = {
  "2020-12": [],
  "2019-09": since2020,
  "draft-07": since2019,
  "draft-06": [...since2019, "if"],
};

/** Keywords that only an older dialect knows; they are not validated. */
const goneFrom: Readonly<Record<Dialect, readonly string[]>> = {
  "2020-12": [],
  "2019-09": ["additionalItems"],
  "draft-07": ["additionalItems", "dependencies"],
  "draft-06": ["additionalItems", "dependencies"],
};

/** The keywords of a schema as its dialect reads them. */
export type KeywordReader = (schema: JsonObject) => JsonObject;

/** Returns what reads each schema of a document as the dialect does that the document declares. */
export function keywordReaderOf({ $schema }: JsonObject): KeywordReader {
  const dialect = dialectOf($schema);
  if (dialect === undefined || dialect === "2020-12") return (schema) => schema;
  const unknown = unknownIn[dialect];
  const isRefAlone = dialect !== "2019-09";
  const read = (schema: JsonObject): JsonObject => {
    // Up to draft-07, what stands beside a reference means nothing.
    const $ref = isRefAlone ? own(schema, "$ref") : undefined;
    if ($ref !== undefined) return { $ref };
    if (!unknown.some((keyword) => Object.hasOwn(schema, keyword))) return schema;
    return Object.fromEntries(
      Object.entries(schema).filter(([keyword]) => !unknown.includes(keyword)),
    );
  };
  const known = new WeakMap<JsonObject, JsonObject>();
  return (schema) => {
    const reading = known.get(schema) ?? read(schema);
    known.set(schema, reading);
    return reading;
  };
}

/** The keywords that mean something in the dialect of a document alone, and that are left to the server. */
export function olderKeywords({ $schema }: JsonObject): readonly string[] {
  return goneFrom[dialectOf($schema) ?? "2020-12"];
}
