import { Clients, Kinds } from "mcp-host-ui/host";
import { isJsonObject } from "mcp-host-ui/schema";

/**
 * Gives each request a JSON-RPC id that no other client's has: returns a transport to hand to `client.connect(…)` in its place.
 * A retry has to differ in it from the request before (2026-07-28, multi round-trip requests), and the clients of two nodes, or
 * one after the other, both count from 0.
 */
export function renumberRequests<Transport extends Clients.TappableTransport>(
  transport: Transport,
): Transport {
  const prefix = `${Kinds.randomName()}-`;
  const own = new Map<string, unknown>();
  return Clients.wrapTransport(transport, {
    outgoing(message) {
      if (!isJsonObject(message) || typeof message.method !== "string") return message;
      const { id, method, params } = message;
      if (isId(id)) {
        own.set(`${prefix}${id}`, id);
        return { ...message, id: `${prefix}${id}` };
      }
      if (method !== "notifications/cancelled" || !isJsonObject(params)) return message;
      const { requestId } = params;
      if (!isId(requestId)) return message;
      return { ...message, params: { ...params, requestId: `${prefix}${requestId}` } };
    },
    incoming(message) {
      if (!isJsonObject(message) || "method" in message || typeof message.id !== "string")
        return message;
      const { id } = message;
      if (!own.has(id)) return message;
      const before = own.get(id);
      own.delete(id);
      return { ...message, id: before };
    },
    closed: () => own.clear(),
  });
}

function isId(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}
