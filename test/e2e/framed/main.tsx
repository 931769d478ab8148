import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { Server } from "@modelcontextprotocol/server";
import {
  ElicitationCard,
  HostPrompts,
  HostProvider,
  RequestInbox,
  RootsSettings,
} from "mcp-host-ui";
import { attachClient, createHost, elicitation, roots } from "mcp-host-ui/host";
import { createRoot } from "react-dom/client";
import "mcp-host-ui/styles.css";

declare global {
  interface Window {
    /** What the server has received so far. */
    received: object[];
    /** Has the server ask for the roots: what it gets, or why it gets nothing. */
    listRoots: () => Promise<unknown>;
    /** Has the server ask once more, and be refused for asking too much. */
    askTooMuch: () => Promise<string>;
  }
}

window.received = [];
const parameters = new URLSearchParams(location.search);
const framedBy = parameters.getAll("framedBy");
const show = parameters.get("show");
const host = createHost({
  kinds: [elicitation(), ...(show === "settings" ? [roots({ initial: ["/home/ada"] })] : [])],
  ...(show === "settings" && { unattendedAfter: 0 }),
  ...(show === "flood" && { limits: { perMinute: 1 } }),
});
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

const tell = ({ message }: Error) => message;
window.listRoots = () => server.listRoots().catch(tell);
window.askTooMuch = () => ask("More!").then(() => "answered", tell);

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <HostProvider host={host} safety={{ framedBy }}>
      {show === "card" && <ElicitationCard />}
      {show === "inbox" && <RequestInbox />}
      {show === "settings" && <RootsSettings />}
      {show !== "inbox" && show !== "settings" && <HostPrompts />}
    </HostProvider>,
  );

await Promise.all([server.connect(serverTransport), client.connect(clientTransport)]);
if (show !== "settings") await ask("Transfer 10,000 EUR?");
