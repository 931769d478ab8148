import { isJsonObject, type Json, type JsonObject } from "../wire/protocol/json.js";
import { isSchema, own, type Schema } from "./json.js";
import { type Resource, type Resources, resourcesOf } from "./resourcesOf.js";

/**
 * Returns the schema that a `$ref` points at: a place (`#/$defs/Name`), a name (`$anchor`), or an address (`$id`) in the
 * same document. Any other address resolves to nothing and is never fetched (SPEC 21, basic/index).
 *
 * @param from The schema that contains the reference. @default the document
 */
export function resolveRef(document: unknown, ref: unknown, from?: unknown): Schema | undefined {
  if (!isJsonObject(document) || typeof ref !== "string") return undefined;
  const resources = resourcesOf(document);
  const resource = resources.around(isJsonObject(from) ? from : document);
  const { targets } = resource;
  if (!targets.has(ref)) targets.set(ref, follow(ref, resource, resources));
  const target = targets.get(ref);
  return isSchema(target) ? target : undefined;
}

function follow(ref: string, from: Resource, { at }: Resources): Json | undefined {
  const hash = ref.indexOf("#");
  const address = hash < 0 ? ref : ref.slice(0, hash);
  const place = hash < 0 ? "" : ref.slice(hash + 1);
  const resource = address === "" ? from : at(address, from);
  if (!resource || place === "") return resource?.root;
  return place.startsWith("/")
    ? followPlace(resource.root, place)
    : resource.anchors.get(decode(place));
}

function followPlace(root: JsonObject, place: string): Json | undefined {
  let target: Json | undefined = root;
  for (const part of place.split("/").slice(1)) {
    if (typeof target !== "object" || target === null) return undefined;
    const name = decode(part).replaceAll("~1", "/").replaceAll("~0", "~");
    target = isJsonObject(target) ? own(target, name) : target[Number(name)];
  }
  return target;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A stray `%` stands for itself.
    return part;
  }
}
