import type { LocalHost } from "../../host/host.js";
import type { SendNotification } from "../../host/session.js";
import { isJsonObject, type JsonObject } from "../protocol/json.js";
import { runCancellable } from "./cancellations.js";
import { isModern } from "./isModern.js";
import type { McpClientLike } from "./mcpClientLike.js";
import { rehearsed } from "./rehearse.js";

/** Facts that either SDK gives a handler about its request. */
export interface HandlerContext {
  /** The JSON-RPC id, or the key inside an `input_required` result. */
  readonly id: unknown;
  readonly signal: AbortSignal | undefined;
  readonly meta: JsonObject | undefined;
  readonly notify: SendNotification;
  /** Called at once when the answer is given. */
  readonly settled?: () => void;
}

/** Answers one request of a server. */
export type Receive = (method: string, params: unknown, context: HandlerContext) => Promise<object>;

/** Handles one request; `params` is what the server sent, not what the SDK's schema left of it. */
export type Handle = (params: unknown, context: HandlerContext) => Promise<object>;

/** A request that an attached client does not hand to the host. */
export interface MissingHandler {
  /** The method that the host could answer. */
  readonly method: string;
  /** `undeclared`: the client connected without the capability. `taken`: the app has a handler of its own. */
  readonly rejection: "undeclared" | "taken";
}

/** Has a client hand over the requests that a host answers. Returns those that it will not. */
export function registerMethods(
  host: LocalHost,
  client: McpClientLike,
  receive: Receive,
  registered: (method: string) => void,
): readonly MissingHandler[] {
  const { extensions } = host.capabilities;
  // Extensions have no method whose handler would declare them.
  if (extensions && !client.transport) client.registerCapabilities({ extensions });
  return host.requests.flatMap((method): MissingHandler[] => {
    const capability = method.slice(0, method.indexOf("/"));
    const declaration = host.capabilities[capability];
    // Without a capability it is the app's own: no server may ask that.
    if (!declaration) return [];
    if (!isFree(client, method)) return [{ method, rejection: "taken" }];
    if (!client.transport) client.registerCapabilities({ [capability]: declaration });
    try {
      registerRequestHandler(client, method, (params, context) => receive(method, params, context));
      registered(method);
      return [];
    } catch {
      return [{ method, rejection: "undeclared" }];
    }
  });
}

/** Registers a request handler with a client of either SDK; throws where the client has not declared the capability. */
export function registerRequestHandler(
  client: McpClientLike,
  method: string,
  handle: Handle,
): void {
  if (isVersion2(client)) {
    call(client, client.setRequestHandler, [
      method,
      { params: passThrough },
      (params: unknown, { mcpReq }: V2Context) => {
        const run = (signal: AbortSignal, settled?: () => void) =>
          handle(params, {
            id: mcpReq.id,
            signal,
            meta: asObject(mcpReq._meta),
            // Inside an `input_required` result it throws at once instead of rejecting.
            notify: async (method, params) => mcpReq.notify({ method, ...(params && { params }) }),
            ...(settled && { settled }),
          });
        // What came inside a result has no id of its own on the wire.
        return isModern(client.getNegotiatedProtocolVersion?.())
          ? run(mcpReq.signal)
          : runCancellable(client.transport, mcpReq.id, mcpReq.signal, run);
      },
    ]);
  } else {
    call(client, client.setRequestHandler, [
      looseSchema(method),
      ({ params }: { params?: unknown }, extra: V1Extra) => {
        const result = rehearsed(extra);
        if (result) return result;
        return runCancellable(client.transport, extra.requestId, extra.signal, (signal, settled) =>
          handle(params, {
            id: extra.requestId,
            signal,
            settled,
            meta: asObject(asObject(params)?._meta),
            notify: (method, params) =>
              extra.sendNotification({ method, ...(params && { params }) }),
          }),
        );
      },
    ]);
  }
}

/** Registers a notification handler with a client of either SDK. */
export function registerNotificationHandler(
  client: McpClientLike,
  method: string,
  handle: (params: unknown) => Promise<void>,
): void {
  if (isVersion2(client))
    call(client, client.setNotificationHandler, [method, { params: passThrough }, handle]);
  else
    call(client, client.setNotificationHandler, [
      looseSchema(method),
      ({ params }: { params?: unknown }) => handle(params),
    ]);
}

interface V2Context {
  readonly mcpReq: {
    readonly id: unknown;
    readonly signal: AbortSignal;
    readonly _meta?: unknown;
    notify(notification: { method: string; params?: JsonObject }): Promise<void>;
  };
}

interface V1Extra {
  readonly requestId?: unknown;
  readonly signal: AbortSignal;
  sendNotification(notification: { method: string; params?: JsonObject }): Promise<void>;
}

/** Whether a client is one of SDK v2. */
export function isVersion2(client: McpClientLike): boolean {
  return typeof client.getNegotiatedProtocolVersion === "function";
}

/** A Standard Schema that lets everything through: the SDK's own would drop keywords such as `pattern`. */
const passThrough = {
  "~standard": { version: 1, vendor: "mcp-host-ui", validate: (value: unknown) => ({ value }) },
};

/** A schema that every v1 takes for a Zod 3 object schema with a `method` literal, and that lets everything through. */
function looseSchema(method: string) {
  const parse = (value: unknown) => value;
  const literal = { value: method, _def: { typeName: "ZodLiteral", value: method } };
  return {
    shape: { method: literal },
    _def: { typeName: "ZodObject", shape: () => ({ method: literal }) },
    parse,
    safeParse: (data: unknown) => ({ success: true, data }),
    parseAsync: async (value: unknown) => value,
    safeParseAsync: async (data: unknown) => ({ success: true, data }),
  };
}

function call(client: McpClientLike, register: (...args: never[]) => void, args: unknown[]): void {
  // The arguments fit the SDK that was recognised; no one signature covers both.
  register.apply(client, args as never[]);
}

function asObject(value: unknown): JsonObject | undefined {
  return isJsonObject(value) ? value : undefined;
}

function isFree(client: McpClientLike, method: string): boolean {
  try {
    client.assertCanSetRequestHandler(method);
    return true;
  } catch {
    return false;
  }
}
