import type { FieldMark } from "../../../host/rule.js";
import { isJsonObject, type JsonObject } from "../../../wire/protocol/json.js";
import { sha256 } from "../../../wire/protocol/sha256.js";
import { blocksOf } from "./protocol/blocksOf.js";
import type { CreateMessageRequest } from "./protocol/samplingRequest.js";

/** The fields of a request that have a fact of their own. */
const named = new Set(["messages", "maxTokens", "systemPrompt", "includeContext", "tools"]);

/** The members of `_meta` that identify a request and mean nothing to a model. */
const plumbing = new Set(["progressToken", "traceparent", "io.modelcontextprotocol/related-task"]);

/** The members that are the conversation itself, of messages, of resources, and of each type of block. */
const conversation: Readonly<Record<string, ReadonlySet<string>>> = {
  message: new Set(["role", "content"]),
  text: new Set(["type", "text"]),
  image: new Set(["type", "data", "mimeType"]),
  audio: new Set(["type", "data", "mimeType"]),
  tool_use: new Set(["type", "id", "name", "input"]),
  tool_result: new Set(["type", "toolUseId", "content", "structuredContent", "isError"]),
  resource: new Set(["type", "resource"]),
  contents: new Set(["uri", "mimeType", "text", "blob"]),
  resource_link: new Set(["type", "uri", "name", "title", "description", "mimeType", "size"]),
};

/** The most characters of one field as JSON: hashing a longer one would keep the page busy. */
const longest = 100_000;

const known = new WeakMap<CreateMessageRequest, readonly FieldMark[] | "too-long">();

/** Marks every field of a request that has no fact of its own; returns `"too-long"` if one is too long to remember. */
export function extrasOf(request: CreateMessageRequest): readonly FieldMark[] | "too-long" {
  const extras = known.get(request) ?? markExtras(request);
  known.set(request, extras);
  return extras;
}

function markExtras(request: CreateMessageRequest): readonly FieldMark[] | "too-long" {
  const within = new Set(request.messages.flatMap(extrasWithin));
  const fields = Object.entries(request).flatMap(([name, value]) => {
    const rest = name === "_meta" && isJsonObject(value) ? withoutPlumbing(value) : value;
    return named.has(name) || rest === undefined ? [] : [[name, JSON.stringify(rest)] as const];
  });
  if (within.size > 0) fields.push(["messages", JSON.stringify([...within].sort())]);
  if (fields.some(([, json]) => json.length > longest)) return "too-long";
  return fields.map(([name, json]) => ({ name: name.slice(0, 100), sha256: sha256(json) }));
}

function withoutPlumbing(meta: JsonObject): JsonObject | undefined {
  const own = Object.entries(meta).filter(([name]) => !plumbing.has(name));
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

/** Metadata, annotations and unknown members of a message, its blocks and what they hold, as JSON. */
function extrasWithin(message: CreateMessageRequest["messages"][number]): readonly string[] {
  const blocks = blocksOf(message.content);
  const inner = blocks.flatMap((block) => (block.type === "tool_result" ? block.content : []));
  const resources = inner.flatMap((block) => (block.type === "resource" ? [block.resource] : []));
  return [
    ...unknownMembers("message", message),
    ...[...blocks, ...inner].flatMap((block) => unknownMembers(block.type, block)),
    ...resources.flatMap((resource) => unknownMembers("contents", resource)),
  ];
}

function unknownMembers(type: string, part: object): readonly string[] {
  return Object.entries(part).flatMap((member) =>
    conversation[type]?.has(member[0]) ? [] : [JSON.stringify(member)],
  );
}
