import { isJsonObject, type JsonObject } from "../protocol/json.js";
import type { TransportLike } from "./mcpClientLike.js";

/** So many ids are remembered at most: of requests that were withdrawn before they came, and of those that came. */
const mostIds = 100;

interface Withdrawn {
  /** Whether a client's host answers requests of this method. */
  readonly handles: (method: string) => boolean;
  /** Told of each request that does not get through. */
  readonly dropped: (id: unknown) => void;
}

/**
 * Keeps from a client each request that its server withdrew before it sent it: streams overtake each other, and some
 * servers queue what they ask but not what they take back. The SDKs look for the handler of a withdrawn request and
 * forget the notification where none runs yet, so the question would open for nobody. As with every withdrawn request,
 * there is no response.
 */
export function dropWithdrawn(transport: TransportLike, { handles, dropped }: Withdrawn): void {
  const withdrawn = new Set<unknown>();
  const seen = new Set<unknown>();
  const before = transport.onmessage;

  const isDropped = (message: JsonObject): boolean => {
    const { id, method, params } = message;
    if (method === "notifications/cancelled" && isJsonObject(params)) {
      const { requestId } = params;
      if (isId(requestId) && !seen.has(requestId)) remember(withdrawn, requestId);
    }
    if (!isId(id) || typeof method !== "string") return false;
    remember(seen, id);
    return withdrawn.delete(id) && handles(method);
  };

  transport.onmessage = (message: unknown, ...rest: unknown[]) => {
    if (isJsonObject(message) && isDropped(message)) dropped(message.id);
    else if (before) Reflect.apply(before, transport, [message, ...rest]);
  };
}

function isId(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number";
}

function remember(ids: Set<unknown>, id: unknown): void {
  ids.add(id);
  for (const oldest of ids) {
    if (ids.size <= mostIds) return;
    ids.delete(oldest);
  }
}
