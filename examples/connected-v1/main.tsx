import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { attachClient, createHost, elicitation, sampling } from "mcp-host-ui/host";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import "mcp-host-ui/styles.css";

// What an app has had for a long time: a client of SDK v1 that connects, and declares what it could do then.
const client = new Client(
  { name: "connected-v1", version: "1.0.0" },
  { capabilities: { elicitation: {} } },
);
const server = import.meta.env.VITE_MCP_SERVER ?? "http://127.0.0.1:3001/mcp";
await client.connect(new StreamableHTTPClientTransport(new URL(server)));

// What is new: a host, and the client attached to it, although it is connected already.
const host = createHost({
  kinds: [elicitation(), sampling({ generate: () => Promise.reject(new Error("No model yet.")) })],
});
const session = attachClient(host, client, { id: "everything", name: "Everything" });

const call = () =>
  session.trackCall((options) =>
    client.callTool({ name: "trigger-elicitation-request" }, undefined, options),
  );

const root = document.querySelector("main");
if (root)
  createRoot(root).render(
    <HostProvider host={host}>
      <App call={call} missing={session.missing} />
      <HostPrompts />
    </HostProvider>,
  );
