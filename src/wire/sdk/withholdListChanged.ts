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
  rewriteSent(transport, isOurs);
  const { constructor: create } = transport;
  if (!isCopied(transport) || !create) return;
  // The look for the revision goes to a server process of its own, through a transport that is made like this one.
  Object.defineProperty(transport, "constructor", {
    configurable: true,
    value: function createSibling(...args: unknown[]): object {
      const sibling: TransportLike = Reflect.construct(create, args);
      rewriteSent(sibling, isOurs);
      return sibling;
    },
  });
}

function rewriteSent(transport: TransportLike, isOurs: () => boolean): void {
  const { send } = transport;
  if (!send) return;
  transport.send = (message: unknown, ...rest: unknown[]) =>
    Reflect.apply(send, transport, [isOurs() ? withoutListChanged(message) : message, ...rest]);
}

/** Whether SDK v2 makes a second transport of this class before it connects: it does so of its own for stdio. */
function isCopied(transport: TransportLike): boolean {
  return Object.hasOwn(Object.getPrototypeOf(transport) ?? {}, "_dispose");
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
