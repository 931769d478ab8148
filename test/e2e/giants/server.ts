import { Server } from "@modelcontextprotocol/server";
import { giantNamed } from "./giantRequests.ts";
import { type Port, portTransport } from "./portTransport.ts";

/** A Standard Schema that takes what comes: the page looks at what the server received. */
const anyResult = {
  "~standard": {
    version: 1 as const,
    vendor: "mcp-host-ui",
    validate: (value: unknown) => ({ value }),
  },
};

// In a worker the global scope is the port; tests are compiled with a page's globals.
const own = globalThis as unknown as Port;

const connected = ["giant", "honest"].map((session) => {
  const name = session === "giant" ? "A name without end. ".repeat(5_000) : session;
  const server = new Server({ name, version: "1.0.0" }, { capabilities: { tools: {} } });
  server.setRequestHandler("tools/call", async ({ params }) => {
    const { method, params: asked } = giantNamed(params.name);
    const request = { method, params: { ...asked() } };
    const received = await server.request(request, anyResult, { timeout: 2_147_483_647 });
    return { content: [{ type: "text", text: JSON.stringify(received) }] };
  });
  return server.connect(portTransport(own, session));
});
void Promise.all(connected).then(() => own.postMessage("ready"));
