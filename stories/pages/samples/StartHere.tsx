import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { attachClient, createHost, elicitation } from "mcp-host-ui/host";
import type { ReactNode } from "react";
import "mcp-host-ui/styles.css";

const host = createHost({ kinds: [elicitation({ url: true })] });
const client = new Client({ name: "my-host", version: "1.0.0" });

// Before connect(): it declares what your host can answer.
const session = attachClient(host, client, { id: "travel", name: "Travel Booking" });

/** Connects to the server; call it once, where your app starts. */
export async function connect(address: string): Promise<void> {
  await client.connect(new StreamableHTTPClientTransport(new URL(address)));
}

/** Calls a tool with a clock that stops while a person thinks. */
export function bookTrip(): Promise<unknown> {
  return session.trackCall((options) => client.callTool({ name: "book_trip" }, options), {
    name: "book_trip",
  });
}

export function App({ children }: { children: ReactNode }): ReactNode {
  return (
    <HostProvider host={host}>
      {children}
      <HostPrompts />
    </HostProvider>
  );
}
