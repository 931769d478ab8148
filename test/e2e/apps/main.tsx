import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import { DecisionLogView, HostPrompts, HostProvider, RequestInbox } from "mcp-host-ui";
import { downloads } from "mcp-host-ui/apps";
import { downloadKind, saveAppFile } from "mcp-host-ui/apps/react";
import {
  attachClient,
  createDecisionLog,
  createHost,
  elicitation,
  sampling,
} from "mcp-host-ui/host";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { AppView } from "../../../stories/pages/samples/AppView.tsx";
import { viewHtml } from "./viewHtml.ts";
import "mcp-host-ui/styles.css";

const handler = createMcpHandler(() => {
  const server = new McpServer({ name: "travel-booking", version: "1.0.0" });
  server.registerResource("seats", "ui://travel/seats", {}, async ({ href }) => ({
    contents: [{ uri: href, mimeType: "text/html;profile=mcp-app", text: viewHtml }],
  }));
  return server;
});
const kinds = [downloadKind];
const host = createHost({
  kinds: [
    elicitation({ url: true }),
    sampling({ generate: async () => ({ content: "Row 7, at the window.", model: "page" }) }),
    downloads({ save: saveAppFile }),
  ],
  log: createDecisionLog(),
});
const client = new Client({ name: "apps", version: "1.0.0" });
const session = attachClient(host, client, { id: "travel", name: "Travel Booking" });
await client.connect(
  new StreamableHTTPClientTransport(new URL("http://in-this-page.invalid/mcp"), {
    fetch: (url, init) => handler.fetch(new Request(url, init)),
  }),
);
const { contents } = await client.readResource({ uri: "ui://travel/seats" });
const html = contents[0] && "text" in contents[0] ? contents[0].text : "";

function Page() {
  const [isShown, setShown] = useState(true);
  const view = { host, client, session, html };
  return (
    <HostProvider host={host} custom={{ kinds }}>
      <button type="button" onClick={() => setShown(false)}>
        Close the seat map
      </button>
      {isShown && <AppView {...view} title="Seat map" />}
      <AppView {...view} title="Menu" />
      <RequestInbox />
      <DecisionLogView />
      <HostPrompts />
    </HostProvider>
  );
}

createRoot(document.querySelector("main") ?? document.body).render(<Page />);
