import type { Host } from "../../host/host.js";
import type { HostSession, ServerClaims } from "../../host/session.js";
import { isJsonObject } from "../protocol/json.js";
import { findTap } from "./findTap.js";
import type { McpClientLike } from "./mcpClientLike.js";

/** Takes over into a session what connecting made known of its server, where that is news. */
export function noteServer(host: Host, session: HostSession, client: McpClientLike): void {
  const known = readServer(client);
  const record = host.getState().sessions.find(({ id }) => id === session.id);
  if (
    known.protocolVersion !== record?.protocolVersion ||
    known.claims?.name !== record?.claims?.name ||
    known.claims?.version !== record?.claims?.version ||
    known.tapped !== record?.tapped ||
    known.appForms !== record?.appForms
  )
    session.update(known);
}

function readServer(client: McpClientLike): {
  claims?: ServerClaims;
  protocolVersion?: string;
  tapped: boolean;
  appForms?: boolean;
} {
  const claims = client.getServerVersion();
  const protocolVersion =
    client.getNegotiatedProtocolVersion?.() ?? client.transport?.protocolVersion;
  return {
    ...(claims && { claims: { name: claims.name, version: claims.version } }),
    ...(protocolVersion && { protocolVersion }),
    tapped: findTap(client.transport) !== undefined,
    ...(hasAppForms(client) && { appForms: true }),
  };
}

function hasAppForms(client: McpClientLike): boolean {
  const { extensions }: Declared = client.getServerCapabilities?.() ?? {};
  return isJsonObject(extensions?.["io.modelcontextprotocol/ui"]?.elicitation);
}

/** The part of what a server declares that is looked for; it may have any shape. */
interface Declared {
  readonly extensions?: Readonly<Record<string, { readonly elicitation?: unknown } | null>> | null;
}
