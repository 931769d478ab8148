import { attachClientToDesk } from "@mcp-host-ui/desk";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { POST as mcp } from "../mcp/route.ts";
import { desk } from "../questions/desk.ts";
import { asPerson } from "../server/person.ts";

/** Books a trip on the server, by a client of its own, whose server asks the person through the desk. */
async function bookTrip(audience: string): Promise<Response> {
  const client = new Client(
    { name: "next-app", version: "1.0.0" },
    { versionNegotiation: { mode: "auto" } },
  );
  const server = { id: "travel", name: "Travel Booking" };
  const session = attachClientToDesk(desk, client, { audience, server });
  // The app's own server stands for one anywhere: its requests take no way over a network.
  const fetch = async (input: string | URL, init?: RequestInit) => mcp(new Request(input, init));
  const url = new URL("https://travel.example/mcp");
  await client.connect(new StreamableHTTPClientTransport(url, { fetch }));
  try {
    return Response.json(
      await session.trackCall((options) => client.callTool({ name: "book_trip" }, options), {
        name: "book_trip",
      }),
    );
  } finally {
    await client.close();
  }
}

export const POST = () => asPerson(bookTrip);
