import type { HostSession } from "../../host/session.js";
import { isJsonObject, type JsonObject } from "../protocol/json.js";
import { type AttachedClient, clientOf } from "./clientOf.js";
import { isModern } from "./isModern.js";
import type { TransportLike } from "./mcpClientLike.js";
import { isOwnRequest, newRequestId } from "./ownRequests.js";

/** Sends requests that the SDK of a client does not know, or whose results it refuses. */
export interface RawRequests {
  /** Whether the connection is of revision 2026-07-28 or later. */
  readonly isModern: boolean;
  /** The capabilities that the server declared. */
  readonly serverCapabilities: object;
  /** The `_meta` that every request of the client has, from 2026-07-28 on. */
  meta(): JsonObject;
  /** Aborts when the connection is gone. */
  readonly closed: AbortSignal;
  /**
   * Sends one request and resolves to its result. Rejects with the server's error, which has a `code`, with whatever the
   * transport throws, with the reason of the signal, or with a `TimeoutError`.
   */
  send(method: string, params: JsonObject, options?: RawRequestOptions): Promise<JsonObject>;
}

/** Options for one request. */
export interface RawRequestOptions {
  readonly signal?: AbortSignal | undefined;
  /** In milliseconds. @default no limit */
  readonly timeout?: number;
}

interface Pending {
  resolve(result: JsonObject): void;
  reject(error: unknown): void;
}

const opened = new WeakMap<object, RawRequests>();

/** Opens the way past the client that `attachClient` attached. Throws where there is none, or no connection. */
export function openRawRequests(session: HostSession): RawRequests {
  const attached = clientOf(session);
  if (!attached)
    throw new TypeError(
      "This session is of no client: pass what attachClient(host, client, …) returned.",
    );
  const { transport } = attached.client;
  if (!transport)
    throw new Error(`The client of "${session.id}" is not connected. Call client.connect() first.`);
  const requests = opened.get(transport) ?? createRawRequests(attached, transport);
  opened.set(transport, requests);
  return requests;
}

function createRawRequests(attached: AttachedClient, transport: TransportLike): RawRequests {
  const { client } = attached;
  const modern = isModern(client.getNegotiatedProtocolVersion?.() ?? transport.protocolVersion);
  const waiting = new Map<string, Pending>();
  const closing = new AbortController();
  const { onmessage: before, onclose } = transport;
  transport.onmessage = (message: unknown, ...rest: unknown[]) => {
    const pending = isResponse(message) ? waiting.get(message.id) : undefined;
    if (isResponse(message)) settle(pending, message);
    else if (before) Reflect.apply(before, transport, [message, ...rest]);
  };
  transport.onclose = () => {
    const gone = new Error("The connection was closed.");
    closing.abort(gone);
    for (const { reject } of waiting.values()) reject(gone);
    onclose?.call(transport);
  };
  const post = (message: object, requestSignal?: AbortSignal): Promise<void> =>
    Reflect.apply(transport.send ?? notConnected, transport, [
      { jsonrpc: "2.0", ...message },
      { ...(requestSignal && { requestSignal }) },
    ]);

  return {
    isModern: modern,
    serverCapabilities: client.getServerCapabilities?.() ?? {},
    meta: () => attached.meta ?? {},
    closed: closing.signal,
    async send(method, params, { signal, timeout } = {}) {
      signal?.throwIfAborted();
      closing.signal.throwIfAborted();
      const id = newRequestId();
      const stream = new AbortController();
      const { promise, resolve, reject } = withResolvers();
      waiting.set(id, { resolve, reject });
      const giveUp = (reason: unknown) => {
        reject(reason);
        if (modern && transport.hasPerRequestStream) return stream.abort();
        const cancelled = { method: "notifications/cancelled", params: { requestId: id } };
        post(cancelled).catch(() => {});
      };
      const abort = () => giveUp(signal?.reason);
      signal?.addEventListener("abort", abort, { once: true });
      const timer =
        timeout !== undefined &&
        setTimeout(() => giveUp(new DOMException(`${method} timed out`, "TimeoutError")), timeout);
      try {
        post({ id, method, params }, stream.signal).catch(reject);
        return await promise;
      } finally {
        waiting.delete(id);
        if (timer) clearTimeout(timer);
        signal?.removeEventListener("abort", abort);
      }
    },
  };
}

function settle(pending: Pending | undefined, { result, error }: JsonObject): void {
  if (isJsonObject(error)) {
    const { code, message, data } = error;
    pending?.reject(
      Object.assign(new Error(typeof message === "string" ? message : ""), { code, data }),
    );
  } else if (isJsonObject(result)) pending?.resolve(result);
  else pending?.reject(new Error("The server sent a response without a result."));
}

function isResponse(message: unknown): message is JsonObject & { readonly id: string } {
  return isJsonObject(message) && !("method" in message) && isOwnRequest(message.id);
}

function notConnected(): Promise<void> {
  return Promise.reject(new Error("The transport cannot send."));
}

function withResolvers(): Pending & { readonly promise: Promise<JsonObject> } {
  let settlers: Pending | undefined;
  const promise = new Promise<JsonObject>((resolve, reject) => {
    settlers = { resolve, reject };
  });
  return {
    promise,
    resolve: (result) => settlers?.resolve(result),
    reject: (error) => settlers?.reject(error),
  };
}
