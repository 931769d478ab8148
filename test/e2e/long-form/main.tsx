import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { Server } from "@modelcontextprotocol/server";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { attachClient, createHost, elicitation } from "mcp-host-ui/host";
import { createRoot } from "react-dom/client";
import "mcp-host-ui/styles.css";

declare global {
  interface Window {
    /** Has the server ask for so many places, and resolves to what it receives. */
    askFor(count: number): Promise<object>;
  }
}

const host = createHost({ kinds: [elicitation()] });
const client = new Client({ name: "long-form-host", version: "1.0.0" });
const server = new Server({ name: "long-form-server", version: "1.0.0" }, { capabilities: {} });
const [clientTransport, serverTransport] = InMemoryTransport.createLinkedPair();
attachClient(host, client, { id: "travel", name: "Travel Booking" });
const connected = Promise.all([server.connect(serverTransport), client.connect(clientTransport)]);
window.askFor = async (count) => {
  await connected;
  const places = Array.from({ length: count }, (_, index) => `Place ${index + 1}`);
  return server.elicitInput({
    message: "Where to?",
    requestedSchema: {
      type: "object",
      properties: Object.fromEntries(places.map((title) => [title, { type: "string", title }])),
    },
  });
};

const main = document.querySelector("main");
if (main)
  createRoot(main).render(
    <HostProvider host={host}>
      <HostPrompts />
    </HostProvider>,
  );
