import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { HostProvider } from "mcp-host-ui";
import { attachClient, createHost, elicitation } from "mcp-host-ui/host";
import { createRoot } from "react-dom/client";
import { App } from "./App.js";

// A page for each way to style it.
if (location.hash === "#shadcn") await import("./shadcn.css");
else await import("./plain.css");

const host = createHost({ kinds: [elicitation()] });
const client = new Client({ name: "radix-app", version: "1.0.0" });
const session = attachClient(host, client, { id: "everything", name: "Everything" });
await client.connect(new StreamableHTTPClientTransport(new URL("http://127.0.0.1:3001/mcp")));

/** Lets the server ask; resolves to all that it says it received. */
async function ask(): Promise<string> {
  const call = { name: "trigger-elicitation-request" };
  const { content } = await session.trackCall((options) => client.callTool(call, options));
  return content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
}

createRoot(document.body.appendChild(document.createElement("main"))).render(
  // What is sent is looked at at once: neither a wait before buttons take a press, nor one in which leaving can be undone.
  <HostProvider host={host} safety={{ armAfter: 0 }} questions={{ undo: 0 }}>
    <App ask={ask} />
  </HostProvider>,
);
