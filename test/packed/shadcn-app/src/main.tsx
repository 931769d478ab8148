import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { attachClient, createHost, elicitation, roots, sampling } from "mcp-host-ui/host";
import { createRoot } from "react-dom/client";
import { App } from "./App";
import "./index.css";

const model = { id: "stand-in", name: "Stand-in", local: true };
const host = createHost({
  kinds: [
    elicitation({ url: true }),
    sampling({ models: [model], generate: async () => ({ content: "Seven seas." }) }),
    roots({ initial: [{ uri: "file:///home/ada/trips", name: "Trips" }] }),
  ],
});
const client = new Client({ name: "shadcn-app", version: "1.0.0" });
const session = attachClient(host, client, { id: "everything", name: "Everything" });
await client.connect(new StreamableHTTPClientTransport(new URL("http://127.0.0.1:3001/mcp")));

/** Calls a tool; resolves to all that the server says it received. */
async function call(name: string, args: Record<string, unknown> = {}): Promise<string> {
  const { content } = await session.trackCall((options) =>
    client.callTool({ name, arguments: args }, options),
  );
  return content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<App host={host} call={call} />);
