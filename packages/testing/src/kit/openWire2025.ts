import type { AskPerson, OpenWire } from "./wire.js";

/** SDK v2 in revision 2025-11-25: the server sends requests of its own over a linked in-memory transport. */
export const openWire2025: OpenWire = async (script) => {
  const [{ Client, InMemoryTransport }, { Server }] = await Promise.all([
    import("@modelcontextprotocol/client"),
    import("@modelcontextprotocol/server"),
  ]);
  const client = new Client({ name: "test-host", version: "1.0.0" });
  const server = new Server(
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
          await server.request({ method, ...(params && { params: { ...params } }) }, anyResult, {
            timeout: 2_147_483_647,
            ...(signal && { signal }),
          }),
        ]),
      ),
    );
  server.setRequestHandler("tools/call", async ({ params }) => {
    const result = await script(params.name)(ask);
    return { content: [{ type: "text", text: JSON.stringify(result ?? null) }] };
  });
  const [clientTransport, serverTransport] = InMemoryTransport.createLinkedPair();
  return {
    client,
    errors,
    async connect() {
      await Promise.all([server.connect(serverTransport), client.connect(clientTransport)]);
    },
    callTool: (name, options) => client.callTool({ name }, options),
    notify: (method, params) =>
      server.notification({ method, ...(params && { params: { ...params } }) }),
    close: () => server.close(),
  };
};

/** A Standard Schema that takes what comes: tests look at the bare wire. */
const anyResult = {
  "~standard": {
    version: 1 as const,
    vendor: "mcp-host-ui",
    validate: (value: unknown) => ({ value }),
  },
};
