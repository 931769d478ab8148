import {
  Client as ClientV2,
  StreamableHTTPClientTransport as HttpV2,
} from "@modelcontextprotocol/client";
import type { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { attachClient, type ClientSession, type LocalHost } from "mcp-host-ui/host";
import type { JsonObject } from "mcp-host-ui/schema";

/** What a page is opened with: an SDK, and a revision that it speaks. */
export interface Choice {
  readonly sdk: "v1" | "v1.22" | "v2";
  readonly revision: string;
  readonly server: string;
}

/** A server that is connected, reached alike through every SDK. */
export interface Connection {
  readonly session: ClientSession;
  readonly client: Pick<ClientV1, "getServerCapabilities"> & (ClientV1 | ClientV2);
  /** The revision that the two agreed on. */
  readonly revision: string | undefined;
  /** Calls a tool; while a person thinks about what the server asks, its clock stands still. */
  callTool(name: string, args: JsonObject): Promise<unknown>;
}

const info = { name: "mcp-host-ui", version: "0.1.0" };
const mock = { id: "mock", name: "Mock server" };

/** Connects a client of the chosen SDK to the server, and its server to the host. */
export async function connect(host: LocalHost, choice: Choice): Promise<Connection> {
  return choice.sdk === "v2" ? connectV2(host, choice) : connectV1(host, choice.sdk, choice.server);
}

async function connectV2(host: LocalHost, { revision, server }: Choice): Promise<Connection> {
  const client = new ClientV2(
    info,
    revision === "2026-07-28"
      ? { versionNegotiation: { mode: { pin: revision } } }
      : { supportedProtocolVersions: [revision] },
  );
  const session = attachClient(host, client, mock);
  await client.connect(new HttpV2(new URL(server)));
  return {
    session,
    client,
    revision: client.getNegotiatedProtocolVersion(),
    callTool: (name, args) =>
      session.trackCall((options) => client.callTool({ name, arguments: args }, options), { name }),
  };
}

/** SDK v1 speaks the newest revision that its version knows. */
const sdksV1 = {
  v1: () =>
    Promise.all([
      import("@modelcontextprotocol/sdk/client/index.js"),
      import("@modelcontextprotocol/sdk/client/streamableHttp.js"),
    ]),
  "v1.22": () =>
    Promise.all([
      import("mcp-sdk-1.22/client/index.js"),
      import("mcp-sdk-1.22/client/streamableHttp.js"),
    ]),
};

async function connectV1(host: LocalHost, sdk: "v1" | "v1.22", server: string) {
  const [{ Client }, { StreamableHTTPClientTransport }] = await (sdksV1[sdk] as typeof sdksV1.v1)();
  const client = new Client(info);
  const session = attachClient(host, client, mock);
  const transport = new StreamableHTTPClientTransport(new URL(server));
  await client.connect(transport);
  return {
    session,
    client,
    revision: transport.protocolVersion,
    callTool: (name: string, args: JsonObject) =>
      session.trackCall(
        (options) => client.callTool({ name, arguments: args }, undefined, options),
        {
          name,
        },
      ),
  };
}
