import { attachClientToDesk, type Desk } from "@mcp-host-ui/desk";
import { Client } from "@modelcontextprotocol/client";
import { InMemoryTransport } from "@modelcontextprotocol/server";
import { createTravelServer } from "./createTravelServer.ts";

/** Calls the travel server's tool for a person, whom it asks through the desk: on whatever page, through whatever node. */
export async function bookTrip(desk: Desk, person: string): Promise<unknown> {
  const client = new Client({ name: "back-end", version: "1.0.0" });
  const session = attachClientToDesk(desk, client, {
    audience: person,
    server: { id: "travel", name: "Travel Booking" },
  });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await createTravelServer().connect(far);
  await client.connect(near);
  try {
    const call = { name: "book_trip", arguments: {} };
    const result = await session.trackCall((options) => client.callTool(call, options), call);
    return result.structuredContent;
  } finally {
    await client.close();
  }
}
