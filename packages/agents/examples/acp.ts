import {
  type ClientApp,
  type CreateElicitationResponse,
  client,
  methods,
  RequestError,
} from "@agentclientprotocol/sdk";
import type { LocalHost } from "mcp-host-ui/host";
import { askPermission } from "./acpPermission.ts";

/** The app's own names for an agent: one of each host's, and one for people. */
export interface NamedAgent {
  readonly id: string;
  readonly name: string;
}

/**
 * Makes the client of one connection to an agent that asks people. Add what else your client does, connect it, and
 * declare `clientCapabilities: { elicitation: host.capabilities.elicitation }` in `initialize`.
 */
export function createAcpClient(host: LocalHost, agent: NamedAgent): ClientApp {
  const session = host.openSession(agent);
  const { create, complete } = methods.client.elicitation;
  return client({ name: "my-app" })
    .onConnect(({ signal }) => signal.addEventListener("abort", session.close))
    .onRequest(create, async ({ params, signal }) => {
      try {
        const result = await session.receive(create, withoutNulls(params), { signal });
        // The host's own answer to this method.
        return result as CreateElicitationResponse;
      } catch (error) {
        throw toAcp(error);
      }
    })
    .onRequest(methods.client.session.requestPermission, ({ params, signal }) =>
      askPermission(session, withoutNulls(params), signal),
    )
    .onNotification(complete, ({ params }) =>
      session.receiveNotification("notifications/elicitation/complete", params),
    );
}

/** In ACP a property that is null is one left out, which MCP does not know. */
function withoutNulls<Params>(params: Params): Params {
  return JSON.parse(JSON.stringify(params), function keep(this: unknown, _key, value: unknown) {
    return value === null && !Array.isArray(this) ? undefined : value;
  });
}

/** The connection sends errors of its own kind alone as they are. */
function toAcp(error: unknown): unknown {
  const isCoded = error instanceof Error && "code" in error && typeof error.code === "number";
  return isCoded ? new RequestError(Number(error.code), error.message) : error;
}
