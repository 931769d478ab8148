import { isJsonObject } from "../../wire/protocol/json.js";
import { randomName } from "../../wire/protocol/randomName.js";
import { type TappableTransport, wrapTransport } from "../../wire/sdk/wrapTransport.js";

/**
 * Gives each request a JSON-RPC id that no other client's has: returns a transport to hand to `client.connect(…)` in its place.
 * A retry has to differ in it from the request before (2026-07-28, multi round-trip requests), and the clients of two nodes, or
 * one after the other, both count from 0.
 */
export function renumberRequests<Transport extends TappableTransport>(
  transport: Transport,
): Transport {
  const prefix = `${randomName()}-`;
  const own = new Map<string, unknown>();
  return wrapTransport(transport, {
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
