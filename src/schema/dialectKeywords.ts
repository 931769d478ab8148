import { type Dialect, dialectOf } from "../wire/protocol/dialect.js";
import { isJsonObject, type JsonObject } from "../wire/protocol/json.js";
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

type Concerns = (value: unknown) => boolean;

const unevaluated: readonly (readonly [string, Concerns])[] = [
  ["unevaluatedProperties", isJsonObject],
  ["unevaluatedItems", Array.isArray],
];
const additionalItems: readonly [string, Concerns] = ["additionalItems", Array.isArray];
const dependencies: readonly [string, Concerns] = ["dependencies", isJsonObject];
const anything: Concerns = () => true;

/** Keywords that mean something in a dialect and are not validated, each with the values that it concerns. */
const uncheckedIn: Readonly<Record<Dialect, ReadonlyMap<string, Concerns>>> = {
  "2020-12": new Map([...unevaluated, ["$dynamicRef", anything]]),
  "2019-09": new Map([...unevaluated, additionalItems, ["$recursiveRef", anything]]),
  "draft-07": new Map([additionalItems, dependencies]),
  "draft-06": new Map([additionalItems, dependencies]),
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

/** Returns the keywords that a document's dialect knows and that are left to the server, each with the values that it concerns. */
export function uncheckedKeywordsOf({ $schema }: JsonObject): ReadonlyMap<string, Concerns> {
  return uncheckedIn[dialectOf($schema) ?? "2020-12"];
}
