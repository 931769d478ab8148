import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createMcpHandler, inputRequired, McpServer } from "@modelcontextprotocol/server";
import { HostProvider } from "mcp-host-ui";
import { attachClient } from "mcp-host-ui/host";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { z } from "zod";
import { clients, host, Questions } from "../../../stories/pages/samples/AppForms.tsx";
import { formView } from "./formView.ts";
import "mcp-host-ui/styles.css";

const noScripts = `<meta http-equiv="Content-Security-Policy" content="script-src 'none'" />`;
const views = { seats: formView(), blocked: formView(noScripts) };

const requestedSchema = {
  type: "object",
  properties: {
    seat: { type: "string", title: "Seat", minLength: 2, maxLength: 3 },
    meal: { type: "string", title: "Meal", default: "fish" },
  },
  required: ["seat"],
};

const handler = createMcpHandler(() => {
  const capabilities = { extensions: { "io.modelcontextprotocol/ui": { elicitation: {} } } };
  const server = new McpServer({ name: "travel-booking", version: "1.0.0" }, { capabilities });
  for (const [name, text] of Object.entries(views))
    server.registerResource(name, `ui://travel/${name}`, {}, async ({ href }) => ({
      contents: [{ uri: href, mimeType: "text/html;profile=mcp-app", text }],
    }));
  const inputSchema = z.object({ view: z.string() });
  server.registerTool("book", { inputSchema }, async ({ view }, { mcpReq }) => {
    const { inputResponses } = mcpReq;
    if (inputResponses)
      return { content: [{ type: "text", text: JSON.stringify(inputResponses.seat) }] };
    const _meta = { ui: { resourceUri: `ui://travel/${view}` } };
    const params = { mode: "form", message: "Which seat?", requestedSchema, _meta };
    const seat = { method: "elicitation/create", params } as never;
    return inputRequired({ inputRequests: { seat } });
  });
  return server;
});

const client = new Client(
  { name: "app-forms", version: "1.0.0" },
  { versionNegotiation: { mode: { pin: "2026-07-28" } } },
);
attachClient(host, client, { id: "travel", name: "Travel Booking" });
clients.set("travel", client);
await client.connect(
  new StreamableHTTPClientTransport(new URL("http://in-this-page.invalid/mcp"), {
    fetch: (url, init) => handler.fetch(new Request(url, init)),
  }),
);

function Page() {
  const [received, setReceived] = useState("");
  const book = async (view: string) => {
    const { content } = await client.callTool({ name: "book", arguments: { view } });
    const [block] = content;
    setReceived(block && "text" in block ? block.text : "");
  };
  return (
    <HostProvider host={host}>
      {["seats", "blocked", "missing"].map((view) => (
        <button key={view} type="button" onClick={() => void book(view)}>
          {view}
        </button>
      ))}
      <output>{received}</output>
      <Questions />
    </HostProvider>
  );
}

createRoot(document.querySelector("main") ?? document.body).render(<Page />);
