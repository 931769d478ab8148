import type { JsonObject } from "../protocol/json.js";
import { type KeptAside, keepAside, type TappedQuestion } from "./keepAside.js";

/** The requests that a server sends to the client, each with an id of its own (revisions 2025). */
export interface ServerRequests {
  incoming(message: JsonObject, handles: (method: string) => boolean): JsonObject;
  outgoing(message: JsonObject): JsonObject;
  find(id: unknown): TappedQuestion | undefined;
  forget(id: unknown): void;
  clear(): void;
}

/** Keeps server requests aside until they are answered or withdrawn. */
export function createServerRequests(): ServerRequests {
  const open = new Map<unknown, KeptAside>();
  return {
    incoming(message, handles) {
      const { id, method, params } = message;
      if (id === undefined || typeof method !== "string" || !handles(method)) return message;
      const asked = keepAside(method, params);
      if (!asked.shown) return message;
      open.set(id, asked);
      return { ...message, params: asked.shown };
    },
    outgoing(message) {
      const asked = "method" in message ? undefined : open.get(message.id);
      if (!asked) return message;
      open.delete(message.id);
      if (!("result" in message)) return message;
      // What is kept came from the host as an object; that it is plain JSON is the host's promise.
      return asked.result ? { ...message, result: asked.result as JsonObject } : refuse(message);
    },
    find: (id) => open.get(id)?.take(),
    forget: (id) => void open.delete(id),
    clear: () => open.clear(),
  };
}

/** Some other handler replied to what it never saw: that reply is to a placeholder, not to the server. */
function refuse({ jsonrpc, id }: JsonObject): JsonObject {
  return { jsonrpc, id, error: { code: -32603, message: "Internal error" } };
}
