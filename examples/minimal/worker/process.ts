import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { attachClient, createHost, elicitation } from "mcp-host-ui/host";
import { serveHost } from "mcp-host-ui/relay";

const host = createHost({ kinds: [elicitation({ url: true })] });
const client = new Client({ name: "my-host", version: "1.0.0" });
const session = attachClient(host, client, { id: "everything", name: "Everything" });
const url = new URL("http://127.0.0.1:3001/mcp");
const connected = client.connect(new StreamableHTTPClientTransport(url));

// A window opens: it hands over the port through which it sees the host, and says what it wants.
addEventListener("message", async ({ data, ports: [port] }) => {
  if (port) serveHost(host, port);
  if (data !== "ask") return;
  await connected;
  const call = { name: "trigger-elicitation-request" };
  console.log(await session.trackCall((options) => client.callTool(call, options), call));
});
