import { InMemoryTransport, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createMcpHandler, type McpServer } from "@modelcontextprotocol/server";
import type { Route } from "./route.js";

/** A server that runs inside the page: no network, but the real protocol. */
export function inPageRoute(
  id: string,
  name: string,
  revisions: Route["revisions"],
  createServer: (revision: string) => McpServer,
): Route {
  return {
    id,
    name,
    place: "in this page",
    revisions,
    added: false,
    open(revision) {
      const create = () => createServer(revision);
      return revision === "2025-11-25" ? link(create) : embed(create);
    },
  };
}

/** The server sends requests of its own over a linked transport, as in the 2025 revisions. */
async function link(createServer: () => McpServer): Promise<InMemoryTransport> {
  const [client, server] = InMemoryTransport.createLinkedPair();
  await createServer().connect(server);
  return client;
}

/** The server answers HTTP requests that never leave the page, and asks inside its results. */
async function embed(createServer: () => McpServer): Promise<StreamableHTTPClientTransport> {
  const handler = createMcpHandler(createServer, { legacy: "reject" });
  return new StreamableHTTPClientTransport(new URL("http://in-this-page.invalid/mcp"), {
    fetch(url, init) {
      // Firefox has no `Request.body`, from which the SDK's server reads what is posted: it is handed over read.
      const parsedBody = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
      return handler.fetch(new Request(url, init), { parsedBody });
    },
  });
}
