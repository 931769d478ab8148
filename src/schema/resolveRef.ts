import { isJsonObject, type Json, type JsonObject } from "../wire/protocol/json.js";
import { isSchema, own, type Schema } from "./json.js";

/**
 * The schema that a local `$ref` (`#`, `#/$defs/Name`) points at.
 * Anything else, a network address above all, resolves to nothing and is never fetched (SPEC 21, basic/index).
 */
export function resolveRef(document: unknown, ref: unknown): Schema | undefined {
  if (!isJsonObject(document) || typeof ref !== "string" || !/^#(\/|$)/.test(ref)) return undefined;
  const known = targets.get(document) ?? new Map<string, Schema | undefined>();
  targets.set(document, known);
  if (!known.has(ref)) known.set(ref, follow(document, ref));
  return known.get(ref);
}

/** The targets of a document's references, found before: thousands of schemas may share one of any length. */
const targets = new WeakMap<JsonObject, Map<string, Schema | undefined>>();

function follow(document: JsonObject, ref: string): Schema | undefined {
  let target: Json | undefined = document;
  for (const part of ref.split("/").slice(1)) {
    if (typeof target !== "object" || target === null) return undefined;
    target = isJsonObject(target) ? own(target, decode(part)) : target[Number(part)];
  }
  return isSchema(target) ? target : undefined;
}

function decode(part: string): string {
  let decoded = part;
  try {
    decoded = decodeURIComponent(part);
  } catch {
    // A stray `%` stands for itself.
  }
  return decoded.replaceAll("~1", "/").replaceAll("~0", "~");
}
