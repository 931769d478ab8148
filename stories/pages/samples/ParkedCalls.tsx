import { createDesk, type EndedCall, renumberRequests } from "@mcp-host-ui/desk";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

/** On every node: in a store that all of them share. */
const desk = createDesk();

/** When a node starts. `keep` is the app's own: it may hear of the same end twice. */
export function startNode(keep: (call: EndedCall) => Promise<void>): () => Promise<void> {
  return desk.resume(
    async ({ method, params, signal }) => {
      const client = new Client(
        { name: "my-app", version: "1.0.0" },
        {
          capabilities: { elicitation: { form: {}, url: {} } },
          versionNegotiation: { mode: "auto" },
        },
      );
      const url = new URL("https://travel.example/mcp");
      await client.connect(renumberRequests(new StreamableHTTPClientTransport(url)));
      try {
        // The result as it came, with what it asks for.
        const request = { method: method as "tools/call", params: params as { name: string } };
        return await client.request(request, { allowInputRequired: true, signal });
      } finally {
        await client.close();
      }
    },
    { ended: keep },
  );
}

/** In a route: returns at once, whenever people answer. */
export function bookTrip(user: { id: string }, chat: string): Promise<string> {
  return desk.park({
    audience: user.id,
    server: { id: "travel", name: "Travel Booking" },
    method: "tools/call",
    params: { name: "book_trip", arguments: {} },
    context: { chat },
  });
}
