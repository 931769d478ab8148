import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { attachClient, createHost, elicitation } from "mcp-host-ui/host";
import { serveHost } from "mcp-host-ui/relay";
import { createTravelServer } from "./createTravelServer.ts";

// What Electron's main process would do: it has the host, the clients and the servers, and no window of its own.
const host = createHost({ kinds: [elicitation()] });
const client = new Client({ name: "two-windows", version: "1.0.0" });
const session = attachClient(host, client, { id: "travel", name: "Travel Booking" });
const connected = connect();
const results = new BroadcastChannel("results");

/** A window has opened. It says what it wants, and hands over the port through which it sees the host. */
addEventListener("connect", (event) => {
  if (!(event instanceof MessageEvent)) return;
  const [window] = event.ports;
  window?.addEventListener("message", ({ data, ports: [port] }) => {
    if (data === "show me the host" && port) serveHost(host, port, { heartbeat: 3_000 });
    if (data === "book a trip") bookTrip().catch(console.error);
  });
  window?.start();
});

async function bookTrip(): Promise<void> {
  await connected;
  const result = await session.trackCall((options) =>
    client.callTool({ name: "book_trip" }, options),
  );
  results.postMessage(result.structuredContent);
}

async function connect(): Promise<void> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  await createTravelServer().connect(far);
  await client.connect(near);
}
