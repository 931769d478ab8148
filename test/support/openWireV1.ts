import type { AskPerson, OpenWire, Wire } from "@mcp-host-ui/testing";
import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import type { Server } from "@modelcontextprotocol/sdk/server/index.js";

/** The versions of SDK v1 that are tested. */
export const v1Versions = ["1.13", "1.22", "1.25", "latest"] as const;

type V1Version = (typeof v1Versions)[number];

/**
 * Opens a wire whose server is of SDK v1: the newest that speaks its own newest revision, or an older one. Its client
 * is of the same version unless another one is named: the two agree on the newest revision that both speak.
 */
export function openWireV1(
  version: V1Version,
  clientVersion: V1Version | "v2" = version,
): OpenWire {
  return async (script) => {
    const sdk = await load(version);
    const { client, callTool } = await createClient(clientVersion);
    const server = new sdk.Server(
      { name: "test-server", version: "1.0.0" },
      { capabilities: { tools: {} } },
    );
    const errors: unknown[] = [];
    client.onerror = server.onerror = (error) => errors.push(error);
    const ask: AskPerson = async (requests, { signal } = {}) =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(requests).map(async ([key, { method, params }]) => [
            key,
            await server.request(
              { method, ...(params && { params: { ...params } }) },
              sdk.ResultSchema,
              { timeout: 2_147_483_647, ...(signal && { signal }) },
            ),
          ]),
        ),
      );
    server.setRequestHandler(sdk.CallToolRequestSchema, async ({ params }) => {
      const result = await script(params.name)(ask);
      return { content: [{ type: "text", text: JSON.stringify(result ?? null) }] };
    });
    const [clientTransport, serverTransport] = sdk.InMemoryTransport.createLinkedPair();
    return {
      client,
      errors,
      async connect() {
        await Promise.all([server.connect(serverTransport), client.connect(clientTransport)]);
      },
      callTool,
      notify: (method, params) =>
        server.notification({ method, ...(params && { params: { ...params } }) }),
      close: () => server.close(),
    };
  };
}

async function createClient(
  version: V1Version | "v2",
): Promise<Pick<Wire, "client" | "callTool"> & { client: Pick<Client, "connect" | "onerror"> }> {
  const info = { name: "test-host", version: "1.0.0" };
  if (version === "v2") {
    const { Client } = await import("@modelcontextprotocol/client");
    const client = new Client(info);
    return { client, callTool: (name, options) => client.callTool({ name }, options) };
  }
  const sdk = await load(version);
  const client = new sdk.Client(info);
  return { client, callTool: (name, options) => client.callTool({ name }, undefined, options) };
}

interface Sdk {
  readonly Client: typeof Client;
  readonly Server: typeof Server;
  readonly InMemoryTransport: typeof import("@modelcontextprotocol/sdk/inMemory.js").InMemoryTransport;
  readonly CallToolRequestSchema: typeof import("@modelcontextprotocol/sdk/types.js").CallToolRequestSchema;
  readonly ResultSchema: typeof import("@modelcontextprotocol/sdk/types.js").ResultSchema;
}

async function load(version: V1Version): Promise<Sdk> {
  const modules = {
    latest: () =>
      Promise.all([
        import("@modelcontextprotocol/sdk/client/index.js"),
        import("@modelcontextprotocol/sdk/server/index.js"),
        import("@modelcontextprotocol/sdk/inMemory.js"),
        import("@modelcontextprotocol/sdk/types.js"),
      ]),
    "1.25": () =>
      Promise.all([
        import("mcp-sdk-1.25/client/index.js"),
        import("mcp-sdk-1.25/server/index.js"),
        import("mcp-sdk-1.25/inMemory.js"),
        import("mcp-sdk-1.25/types.js"),
      ]),
    "1.22": () =>
      Promise.all([
        import("mcp-sdk-1.22/client/index.js"),
        import("mcp-sdk-1.22/server/index.js"),
        import("mcp-sdk-1.22/inMemory.js"),
        import("mcp-sdk-1.22/types.js"),
      ]),
    "1.13": () =>
      Promise.all([
        import("mcp-sdk-1.13/client/index.js"),
        import("mcp-sdk-1.13/server/index.js"),
        import("mcp-sdk-1.13/inMemory.js"),
        import("mcp-sdk-1.13/types.js"),
      ]),
  };
  const [client, server, inMemory, types] = await modules[version]();
  // The versions differ in types that this file does not touch.
  return { ...client, ...server, ...inMemory, ...types } as unknown as Sdk;
}
