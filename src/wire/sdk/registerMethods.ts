import type { LocalHost } from "../../host/host.js";
import type { Receive } from "./createSessionReceiver.js";
import type { McpClientLike } from "./mcpClientLike.js";
import { registerRequestHandler } from "./registerHandlers.js";

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

function isFree(client: McpClientLike, method: string): boolean {
  try {
    client.assertCanSetRequestHandler(method);
    return true;
  } catch {
    return false;
  }
}
