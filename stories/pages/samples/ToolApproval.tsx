import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { HostPrompts, HostProvider, ToolsPanel } from "mcp-host-ui";
import {
  attachClient,
  availableTools,
  createHost,
  elicitation,
  runTool,
  type Tools,
  toolApproval,
} from "mcp-host-ui/host";
import "mcp-host-ui/styles.css";

const host = createHost({
  kinds: [elicitation({ url: true }), toolApproval({ assistant: "Concierge" })],
});
const client = new Client({ name: "my-host", version: "1.0.0" });
const session = attachClient(host, client, { id: "travel", name: "Travel Booking" });

/** Connects, and returns the tools to offer to the model: those that the user has not switched off. */
export async function connect(url: URL): Promise<readonly Tools.Definition[]> {
  await client.connect(new StreamableHTTPClientTransport(url));
  const { tools } = await client.listTools();
  return availableTools(session, tools);
}

/** Runs the tool that the model asked for, if the user allows it. Resolves to the model's input. */
export async function callTool(tool: Tools.Definition, args: object): Promise<unknown> {
  const end = await runTool(session, { tool, arguments: args }, (params, options) =>
    client.callTool(params, options),
  );
  if (end.ran) return end.result.content;
  const { decision } = end;
  if (decision.action === "none") return "Nobody answered. Ask again later.";
  return `The user did not allow this. ${decision.reason ?? ""}`;
}

export function App() {
  return (
    <HostProvider host={host}>
      <ToolsPanel />
      <HostPrompts />
    </HostProvider>
  );
}
