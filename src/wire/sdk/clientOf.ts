import type { HostSession } from "../../host/session.js";
import type { JsonObject } from "../protocol/json.js";
import type { McpClientLike } from "./mcpClientLike.js";

/** The client behind a session, for those who send requests of their own beside it. */
export interface AttachedClient {
  readonly client: McpClientLike;
  /** The `_meta` that the client puts into every request since 2026-07-28, as it did the last time. */
  meta: JsonObject | undefined;
}

const attachedClients = new WeakMap<HostSession, AttachedClient>();

/** Remembers which client is behind a session. */
export function rememberClient(session: HostSession, attached: AttachedClient): void {
  attachedClients.set(session, attached);
}

/** The client that `attachClient` returned the session for. */
export function clientOf(session: HostSession): AttachedClient | undefined {
  return attachedClients.get(session);
}

/** The part of a request's `_meta` that every request of its client has. */
export function ownMeta(meta: JsonObject): JsonObject {
  const names = ["protocolVersion", "clientInfo", "clientCapabilities"];
  return Object.fromEntries(
    names.flatMap((name) => {
      const key = `io.modelcontextprotocol/${name}`;
      return meta[key] === undefined ? [] : [[key, meta[key]]];
    }),
  );
}
