import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import {
  createMcpHandler,
  Server,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { attachClient, tapTransport } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { startHost } from "./rig.js";

const info = { name: "test", version: "1.0.0" };

const createServer = () => new Server(info, { capabilities: { tools: {} } });

/** A transport to a real server, and what each request that the server got declared of roots. */
const recordDeclared = (serve: (request: Request) => Promise<Response>) => {
  const declared: [string, unknown][] = [];
  const transport = new StreamableHTTPClientTransport(new URL("http://roots.invalid/mcp"), {
    fetch: async (url, init) => {
      const request = new Request(url, init);
      const { method, params } = request.body ? await request.clone().json() : {};
      const said =
        params?._meta?.["io.modelcontextprotocol/clientCapabilities"] ?? params?.capabilities;
      if (said) declared.push([method, said.roots]);
      return serve(request);
    },
  });
  return { declared, transport };
};

/** A server of 2026-07-28. */
const serveModern = () => {
  const handler = createMcpHandler(
    () => {
      const server = createServer();
      server.setRequestHandler("tools/call", async () => ({ content: [] }));
      return server;
    },
    { legacy: "reject" },
  );
  return recordDeclared((request) => handler.fetch(request));
};

/** A server that knows nothing later than 2025-11-25. */
const serveOld = async () => {
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: () => "session",
  });
  await createServer().connect(transport);
  return recordDeclared((request) => transport.handleRequest(request));
};

const adapters = [
  ["bare", (transport: StreamableHTTPClientTransport) => transport],
  ["tapped", (transport: StreamableHTTPClientTransport) => tapTransport(transport)],
] as const;

describe.each(adapters)("what a client declares of roots, %s", (_adapter, adapter) => {
  it.each([
    ["pinned", { pin: "2026-07-28" }],
    ["negotiated", "auto"],
  ] as const)("has no listChanged in 2026-07-28, %s", async (_how, mode) => {
    const { host } = startHost();
    const { declared, transport } = serveModern();
    const client = new Client(info, { versionNegotiation: { mode } });
    attachClient(host, client, { id: "travel" });
    await client.connect(adapter(transport));
    onTestFinished(() => client.close());
    await client.callTool({ name: "any" });
    expect(declared).toEqual([
      ["server/discover", {}],
      ["tools/call", {}],
    ]);
  });

  it("has listChanged in the handshake of 2025, also after a look for 2026-07-28", async () => {
    const { host } = startHost();
    const { declared, transport } = await serveOld();
    const client = new Client(info, { versionNegotiation: { mode: "auto" } });
    attachClient(host, client, { id: "travel" });
    await client.connect(adapter(transport));
    onTestFinished(() => client.close());
    expect(declared).toEqual([
      ["server/discover", {}],
      ["initialize", { listChanged: true }],
    ]);
  });

  it("is the app's own where the app answers roots/list itself", async () => {
    const { host } = startHost();
    const { declared, transport } = serveModern();
    const client = new Client(info, {
      capabilities: { roots: { listChanged: true } },
      versionNegotiation: { mode: { pin: "2026-07-28" } },
    });
    client.setRequestHandler("roots/list", async () => ({ roots: [] }));
    attachClient(host, client, { id: "travel" });
    await client.connect(adapter(transport));
    onTestFinished(() => client.close());
    await client.callTool({ name: "any" });
    expect(declared.at(-1)).toEqual(["tools/call", { listChanged: true }]);
  });
});
