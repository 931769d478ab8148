import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { Server } from "@modelcontextprotocol/server";
import { ElicitationCard, HostPrompts, HostProvider, RequestInbox } from "mcp-host-ui";
import { attachClient, createHost, elicitation } from "mcp-host-ui/host";
import { createRoot } from "react-dom/client";
import "mcp-host-ui/styles.css";

declare global {
  interface Window {
    /** What the server has received so far. */
    received: object[];
  }
}

window.received = [];
const parameters = new URLSearchParams(location.search);
const framedBy = parameters.getAll("framedBy");
const host = createHost({ slices: [elicitation()] });
const client = new Client({ name: "framed-host", version: "1.0.0" });
const server = new Server({ name: "framed-server", version: "1.0.0" }, { capabilities: {} });
const [clientTransport, serverTransport] = InMemoryTransport.createLinkedPair();
attachClient(host, client, { id: "bank", name: "My Bank" });

async function ask(message: string): Promise<void> {
  const answer = await server.elicitInput({
    message,
    requestedSchema: {
      type: "object",
      properties: { reference: { type: "string", title: "Reference" } },
    },
  });
  window.received.push(answer);
}

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <HostProvider host={host} {...(framedBy.length > 0 && { framedBy })}>
      {parameters.get("show") === "card" && <ElicitationCard />}
      {parameters.get("show") === "inbox" && <RequestInbox />}
      {parameters.get("show") !== "inbox" && <HostPrompts />}
    </HostProvider>,
  );

await Promise.all([server.connect(serverTransport), client.connect(clientTransport)]);
await ask("Transfer 10,000 EUR?");
