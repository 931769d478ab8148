import {
  attachClient,
  type ClientSession,
  type Clients,
  type McpClientLike,
} from "mcp-host-ui/host";
import type { Desk } from "./createDesk.js";

/** Options for a client whose questions go to a desk. */
export interface AttachToDeskOptions {
  /** The people who may see and answer: the id of the person whose client it is. */
  readonly audience: string;
  /** The server, as `attachClient` takes it: its `id` names it in every page. */
  readonly server: Clients.AttachOptions;
}

const attached = new WeakMap<Desk, WeakMap<McpClientLike, ReturnType<Desk["host"]>>>();

/**
 * Lets people at a desk answer what servers ask through a client of the TypeScript SDK, v1 (from 1.13) or v2; for any
 * other client use `desk.host(audience).openSession()`. The same client attached again gives the same session.
 */
export function attachClientToDesk(
  desk: Desk,
  client: McpClientLike,
  { audience, server }: AttachToDeskOptions,
): ClientSession {
  const hosts = attached.get(desk) ?? new WeakMap();
  attached.set(desk, hosts);
  const host = hosts.get(client) ?? desk.host(audience);
  hosts.set(client, host);
  return attachClient(host, client, server);
}
