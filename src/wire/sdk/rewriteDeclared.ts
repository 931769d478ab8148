import { isJsonObject, type JsonObject } from "../protocol/json.js";
import type { TransportLike } from "./mcpClientLike.js";

const versionKey = "io.modelcontextprotocol/protocolVersion";
const capabilitiesKey = "io.modelcontextprotocol/clientCapabilities";

/** Returns the capabilities to declare in messages of a revision; gets the `_meta` where they stand there. */
export type DeclaredIn = (revision: string, declared: JsonObject, meta?: JsonObject) => JsonObject;

/**
 * Rewrites the capabilities that a client declares by the revision of each message: those of 2025 in the handshake, by the
 * revision that it proposes, the later ones with every request. The client has one set of capabilities for all of them, given
 * before it knows which one a server speaks, so only the message that leaves tells.
 */
export function rewriteDeclared(transport: TransportLike, declaredIn: DeclaredIn): void {
  rewriteSent(transport, declaredIn);
  const { constructor: create } = transport;
  if (!isCopied(transport) || !create) return;
  // The look for the revision goes to a server process of its own, through a transport that is made like this one.
  Object.defineProperty(transport, "constructor", {
    configurable: true,
    value: function createSibling(...args: unknown[]): object {
      const sibling: TransportLike = Reflect.construct(create, args);
      rewriteSent(sibling, declaredIn);
      return sibling;
    },
  });
}

function rewriteSent(transport: TransportLike, declaredIn: DeclaredIn): void {
  const { send } = transport;
  if (!send) return;
  transport.send = (message: unknown, ...rest: unknown[]) =>
    Reflect.apply(send, transport, [rewrite(message, declaredIn), ...rest]);
}

/** Whether SDK v2 makes a second transport of this class before it connects: it does so of its own for stdio. */
function isCopied(transport: TransportLike): boolean {
  return Object.hasOwn(Object.getPrototypeOf(transport) ?? {}, "_dispose");
}

function rewrite(message: unknown, declaredIn: DeclaredIn): unknown {
  const params = member(message, "params");
  if (!isJsonObject(message) || !params) return message;
  const meta = member(params, "_meta");
  const declared = member(meta, capabilitiesKey);
  const version = meta?.[versionKey];
  if (declared && typeof version === "string") {
    const _meta = { ...meta, [capabilitiesKey]: declaredIn(version, declared, meta) };
    return { ...message, params: { ...params, _meta } };
  }
  const { capabilities, protocolVersion } = params;
  if (message.method !== "initialize" || typeof protocolVersion !== "string") return message;
  if (!isJsonObject(capabilities)) return message;
  const rewritten = { ...params, capabilities: declaredIn(protocolVersion, capabilities) };
  return { ...message, params: rewritten };
}

function member(value: unknown, key: string): JsonObject | undefined {
  const found = isJsonObject(value) ? value[key] : undefined;
  return isJsonObject(found) ? found : undefined;
}
