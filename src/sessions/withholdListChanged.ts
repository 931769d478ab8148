import { isJsonObject, type JsonObject } from "../protocol/json.js";
import { isModern } from "./isModern.js";
import type { TransportLike } from "./mcpClientLike.js";

const versionKey = "io.modelcontextprotocol/protocolVersion";
const capabilitiesKey = "io.modelcontextprotocol/clientCapabilities";

/**
 * Takes `listChanged` out of the roots that a client declares with each request of revision 2026-07-28, which knows no
 * such notification. The client has one set of capabilities for all revisions, given before it knows which one a
 * server speaks, so only the message that leaves tells.
 */
export function withholdListChanged(transport: TransportLike, isOurs: () => boolean): void {
  const { send } = transport;
  if (!send) return;
  transport.send = (message: unknown, ...rest: unknown[]) =>
    Reflect.apply(send, transport, [isOurs() ? withoutListChanged(message) : message, ...rest]);
}

function withoutListChanged(message: unknown): unknown {
  const params = member(message, "params");
  const meta = member(params, "_meta");
  const version = meta?.[versionKey];
  const capabilities = member(meta, capabilitiesKey);
  const roots = member(capabilities, "roots");
  if (typeof version !== "string" || !isModern(version) || roots?.listChanged === undefined)
    return message;
  const { listChanged: _, ...rest } = roots;
  const declared = { ...capabilities, roots: rest };
  const rewritten = { ...params, _meta: { ...meta, [capabilitiesKey]: declared } };
  return isJsonObject(message) ? { ...message, params: rewritten } : message;
}

function member(value: unknown, key: string): JsonObject | undefined {
  const found = isJsonObject(value) ? value[key] : undefined;
  return isJsonObject(found) ? found : undefined;
}
