import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { attachClient, createHost, elicitation } from "mcp-host-ui/host";

/**
 * One host for the whole app, made when this module loads. It loads on the server, too, once for all visitors: there
 * it does nothing at all, because nothing connects before somebody presses a button in a browser.
 */
export const host = createHost({ kinds: [elicitation({ url: true })] });

const client = new Client(
  { name: "next-app", version: "1.0.0" },
  { versionNegotiation: { mode: "auto" } },
);
const session = attachClient(host, client, { id: "travel", name: "Travel Booking" });

let connected: Promise<void> | undefined;

/** Calls the server's tool, which asks on its way; connects first if that has not happened yet. */
export async function bookTrip(): Promise<unknown> {
  connected ??= client.connect(new StreamableHTTPClientTransport(new URL("/mcp", location.href)));
  await connected;
  return session.trackCall((options) => client.callTool({ name: "book_trip" }, options), {
    name: "book_trip",
  });
}
