import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { fromJsonSchema, McpServer } from "@modelcontextprotocol/server";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { attachClient, createHost, elicitation } from "mcp-host-ui/host";
import { createRoot } from "react-dom/client";
import { longForm } from "./longForm.ts";
import "mcp-host-ui/styles.css";

// A page that names no storage: what was typed survives in the tab's own.
const host = createHost({ kinds: [elicitation()] });
const client = new Client({ name: "reload", version: "1.0.0" });
const session = attachClient(host, client, { id: "travel", name: "Travel Booking" });
const server = new McpServer({ name: "travel-booking", version: "1.0.0" });
server.registerTool(
  "book_trip",
  { inputSchema: fromJsonSchema({ type: "object", properties: {} }) },
  async (_args, { mcpReq }) => {
    const { action, content } = await mcpReq.elicitInput(longForm, { timeout: 600_000 });
    return { content: [], structuredContent: { action, content } };
  },
);
const [near, far] = InMemoryTransport.createLinkedPair();
await server.connect(far);
await client.connect(near);

const main = document.querySelector("main");
if (main) {
  createRoot(main.appendChild(document.createElement("div"))).render(
    <HostProvider host={host}>
      <HostPrompts />
    </HostProvider>,
  );
  const output = main.appendChild(document.createElement("output"));
  // An app that takes its work up where it was: it calls the same tool on every load.
  if (location.hash === "#book") {
    const { structuredContent } = await session.trackCall((options) =>
      client.callTool({ name: "book_trip" }, options),
    );
    output.textContent = JSON.stringify(structuredContent);
  }
}
