import { renumberRequests } from "@mcp-host-ui/desk";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

/** Sends one round through a real client of its own. */
export async function sendTo(
  url: string,
  { method, params, signal }: { method: string; params: object; signal: AbortSignal },
): Promise<object> {
  const client = new Client(
    { name: "back-end", version: "1" },
    {
      capabilities: { elicitation: { form: {} }, sampling: {}, roots: {} },
      versionNegotiation: { mode: { pin: "2026-07-28" } },
    },
  );
  await client.connect(renumberRequests(new StreamableHTTPClientTransport(new URL(url))));
  try {
    return await client.request(
      { method: method as "tools/call", params: params as { name: string } },
      { signal, allowInputRequired: true },
    );
  } finally {
    await client.close();
  }
}
