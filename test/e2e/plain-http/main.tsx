import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { Server } from "@modelcontextprotocol/server";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { attachClient, createHost, elicitation, tapTransport } from "mcp-host-ui/host";
import { connectHost, serveHost } from "mcp-host-ui/relay";
import { createRoot } from "react-dom/client";
import "mcp-host-ui/styles.css";

declare global {
  interface Window {
    /** Has the server ask, and resolves to what it receives. */
    elicit(): Promise<object>;
  }
}

const host = createHost({ kinds: [elicitation()] });
const client = new Client({ name: "plain-host", version: "1.0.0" });
const server = new Server({ name: "plain-server", version: "1.0.0" }, { capabilities: {} });
const [clientTransport, serverTransport] = InMemoryTransport.createLinkedPair();
attachClient(host, client, { id: "travel", name: "Travel Booking" });
const connected = Promise.all([
  server.connect(serverTransport),
  client.connect(tapTransport(clientTransport)),
]);
window.elicit = async () => {
  await connected;
  return server.elicitInput({
    message: "Where to?",
    requestedSchema: { type: "object", properties: { city: { type: "string", title: "City" } } },
  });
};

const { port1, port2 } = new MessageChannel();
serveHost(host, port1);
const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <HostProvider host={connectHost(port2)}>
      <HostPrompts />
    </HostProvider>,
  );
