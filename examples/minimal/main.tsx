import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { attachClient, createHost, elicitation } from "mcp-host-ui/host";
import { createRoot } from "react-dom/client";
import "mcp-host-ui/styles.css";

const host = createHost({ kinds: [elicitation({ url: true })] });
const client = new Client({ name: "my-host", version: "1.0.0" });
const session = attachClient(host, client, { id: "everything", name: "Everything" });
await client.connect(new StreamableHTTPClientTransport(new URL("http://127.0.0.1:3001/mcp")));
const call = { name: "trigger-elicitation-request" };
const ask = () => session.trackCall((options) => client.callTool(call, options), call);

createRoot(document.body.appendChild(document.createElement("main"))).render(
  <HostProvider host={host}>
    <button type="button" onClick={() => ask().then(console.log)}>
      Let the server ask me something
    </button>
    <HostPrompts />
  </HostProvider>,
);
