import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { attachClient, createHost, elicitation, roots, sampling } from "mcp-host-ui/host";

const model = { id: "stand-in", name: "Stand-in", local: true };

export const host = createHost({
  kinds: [
    elicitation({ url: true }),
    sampling({ models: [model], generate: async () => ({ content: "Seven seas." }) }),
    roots({ initial: [{ uri: "file:///home/ada/trips", name: "Trips" }] }),
  ],
});
const client = new Client({ name: "shadcn-app", version: "1.0.0" });
const session = attachClient(host, client, { id: "everything", name: "Everything" });

let connected: Promise<void> | undefined;

/** Connects, once. */
export function connect(): Promise<void> {
  connected ??= client.connect(
    new StreamableHTTPClientTransport(new URL("http://127.0.0.1:3001/mcp")),
  );
  return connected;
}

/** Calls a tool; resolves to all that the server says it received. */
export async function call(name: string, args: Record<string, unknown> = {}): Promise<string> {
  await connect();
  const { content } = await session.trackCall((options) =>
    client.callTool({ name, arguments: args }, options),
  );
  return content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
}
