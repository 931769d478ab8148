import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { attachClient, createHost, elicitation, type Sampling, sampling } from "mcp-host-ui/host";

/** Stands for the model that the person set up for the inspector's chat: `completeChat` of the app's own. */
const generate: Sampling.Generate = async ({ messages }) => ({
  content: `A stand-in answers ${messages.length} messages.`,
});

export const host = createHost({
  kinds: [
    elicitation({ url: true }),
    sampling({ models: [{ id: "stand-in", name: "Stand-in" }], generate }),
  ],
});

const client = new Client({ name: "inspector", version: "1.0.0" });
const session = attachClient(host, client, { id: "everything", name: "Everything" });

/** Connects to the server whose address the person typed. */
export function connect(address: string): Promise<void> {
  return client.connect(new StreamableHTTPClientTransport(new URL(address)));
}

/** Calls a tool; resolves to the text of its result. */
export async function callTool(name: string, args: Record<string, unknown> = {}): Promise<string> {
  const { content } = await session.trackCall((options) =>
    client.callTool({ name, arguments: args }, options),
  );
  return content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
}
