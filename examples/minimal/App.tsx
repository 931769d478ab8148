import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { attachClient, createHost, elicitation } from "mcp-host-ui/host";
import "mcp-host-ui/styles.css";

const host = createHost({ kinds: [elicitation({ url: true })] });
const client = new Client({ name: "my-host", version: "1.0.0" });
const session = attachClient(host, client, { id: "everything", name: "Everything" });
const url = new URL("http://127.0.0.1:3001/mcp");
let connected: Promise<void> | undefined;

/** Calls a tool that asks the user something, and resolves to the tool's result. */
async function ask() {
  // In the browser only: a server that renders this page must not connect.
  connected ??= client.connect(new StreamableHTTPClientTransport(url));
  await connected;
  const call = { name: "trigger-elicitation-request" };
  return session.trackCall((options) => client.callTool(call, options), call);
}

export default function App() {
  return (
    <HostProvider host={host}>
      <button type="button" onClick={() => ask().then(console.log, console.error)}>
        Let the server ask me something
      </button>
      <HostPrompts />
    </HostProvider>
  );
}
