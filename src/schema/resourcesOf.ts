import { type Allowance, createAllowance, isTired } from "../wire/protocol/allowance.js";
import { dialectOf } from "../wire/protocol/dialect.js";
import { isJsonObject, type Json, type JsonObject } from "../wire/protocol/json.js";
import { atOnce, type Sliced } from "../wire/protocol/sliced.js";

/** A schema with an address (`$id`), and the names inside it. */
export interface Resource {
  readonly root: JsonObject;
  /** The absolute address; a document without one has a made-up address. */
  readonly address: string;
  /** The schemas that have a name (`$anchor`), up to the next address. */
  readonly anchors: Map<string, JsonObject>;
  /** The targets of its references that were resolved before. */
  readonly targets: Map<string, Json | undefined>;
}

/** The resources of one document. */
export interface Resources {
  /** Returns the resource that a schema belongs to: the document's own for a schema that has no place in it. */
  readonly around: (schema: JsonObject) => Resource;
  /** Returns the resource at an address, relative to another; never one outside of the document. */
  readonly at: (address: string, from: Resource) => Resource | undefined;
}

/** Keywords whose value is a schema or a list of schemas. */
const holdSchemas = new Set([
  ...["items", "prefixItems", "contains", "unevaluatedItems", "additionalItems"],
  ...["additionalProperties", "propertyNames", "unevaluatedProperties"],
  ...["allOf", "anyOf", "oneOf", "not", "if", "then", "else"],
]);
/** Keywords whose value is an object of schemas. */
const holdNamed = new Set([
  ...["properties", "patternProperties", "dependentSchemas", "dependencies"],
  ...["$defs", "definitions"],
]);
/** A schema with more addresses, or longer ones, resolves the rest to nothing. */
const mostResources = 1_000;
const longestAddress = 500;
const madeUp = "schema:///";

const known = new WeakMap<JsonObject, Resources>();

/** Returns the resources of a document. */
export function resourcesOf(document: JsonObject): Resources {
  return known.get(document) ?? atOnce(findResources(document, createAllowance()));
}

/** Finds the resources of a document, a slice at a time, so that {@link resourcesOf} returns them at once. */
export function* findResources(document: JsonObject, allowance: Allowance): Sliced<Resources> {
  const byAddress = new Map<string, Resource>();
  const bySchema = new Map<JsonObject, Resource>();
  const isRefAlone = ["draft-07", "draft-06"].includes(dialectOf(document.$schema) ?? "");

  const open = (root: JsonObject, address: string): Resource => {
    const resource = { root, address, anchors: new Map(), targets: new Map() };
    if (!byAddress.has(address)) byAddress.set(address, resource);
    return resource;
  };
  /** Up to draft-07, a reference hides what is beside it, and `$id` also names a schema. */
  const read = (schema: JsonObject, outer: Resource): Resource => {
    if (isRefAlone && schema.$ref !== undefined) return outer;
    const { $id, $anchor, $dynamicAnchor } = schema;
    const isName = typeof $id === "string" && $id.startsWith("#");
    const names = [$anchor, $dynamicAnchor, isName ? $id.slice(1) : undefined];
    const address = isName || byAddress.size > mostResources ? undefined : absolute($id, outer);
    const resource = address === undefined ? outer : open(schema, address);
    for (const name of names)
      if (typeof name === "string" && !resource.anchors.has(name))
        resource.anchors.set(name, schema);
    return resource;
  };

  const whole = open(document, madeUp);
  const found: [schema: Json | undefined, outer: Resource][] = [[document, whole]];
  for (const [schema, outer] of found) {
    if (!isJsonObject(schema) || bySchema.has(schema)) continue;
    const resource = read(schema, outer);
    bySchema.set(schema, resource);
    allowance.left -= 1;
    if (allowance.left < 0) break;
    if (isTired(allowance)) yield;
    for (const [keyword, held] of Object.entries(schema)) {
      if (Array.isArray(held) && holdSchemas.has(keyword))
        for (const member of held) found.push([member, resource]);
      else if (holdSchemas.has(keyword)) found.push([held, resource]);
      else if (holdNamed.has(keyword) && isJsonObject(held))
        for (const member of Object.values(held)) found.push([member, resource]);
    }
  }
  const resources: Resources = {
    around: (schema) => bySchema.get(schema) ?? bySchema.get(document) ?? whole,
    at: (address, from) => byAddress.get(absolute(address, from) ?? ""),
  };
  known.set(document, resources);
  return resources;
}

/** The absolute form of an address, without the part after `#`. */
function absolute(address: Json | undefined, { address: base }: Resource): string | undefined {
  if (typeof address !== "string" || address.length + base.length > longestAddress)
    return undefined;
  const [before = ""] = address.split("#");
  try {
    return new URL(before, base).href;
  } catch {
    return undefined;
  }
}
