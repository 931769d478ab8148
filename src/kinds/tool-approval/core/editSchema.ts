import { isJsonObject, type JsonObject } from "../../../wire/protocol/json.js";
import type { ToolRequest } from "./toolCall.js";

const known = new WeakMap<ToolRequest, JsonObject>();

/**
 * Returns the schema of the form that edits a call: the tool's `inputSchema`, with the model's arguments as the
 * suggestions. An argument that the schema leaves out becomes a property of its own, so that the form shows it.
 */
export function editSchema(request: ToolRequest): JsonObject {
  const before = known.get(request);
  if (before) return before;
  const { tool, arguments: given } = request;
  const written = isJsonObject(tool.inputSchema) ? tool.inputSchema : {};
  const { properties, ...rest } = written;
  const listed = isJsonObject(properties) ? Object.entries(properties) : [];
  const names = new Set(listed.map(([name]) => name));
  const more = Object.keys(given).filter((name) => !names.has(name));
  const schema: JsonObject = {
    ...rest,
    type: "object",
    properties: Object.fromEntries([
      ...listed.map(([name, property]) => [name, suggesting(property, given, name)] as const),
      ...more.map((name) => [name, { ...typeOf(given[name]), default: given[name] }] as const),
    ]),
  };
  known.set(request, schema);
  return schema;
}

/** A property whose default is the model's argument, if the model gave one. */
function suggesting(property: unknown, given: JsonObject, name: string): JsonObject {
  const { default: _, ...schema } = isJsonObject(property) ? property : {};
  const value = Object.hasOwn(given, name) ? given[name] : undefined;
  return value === undefined ? schema : { ...schema, default: value };
}

function typeOf(value: unknown): JsonObject {
  if (typeof value === "string" || typeof value === "boolean") return { type: typeof value };
  return Number.isFinite(value) ? { type: "number" } : {};
}
