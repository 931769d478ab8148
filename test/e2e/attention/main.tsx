import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { Server } from "@modelcontextprotocol/server";
import { HostPrompts, HostProvider, RequestInbox } from "mcp-host-ui";
import { HostAttention, type QuietHours, useAttention } from "mcp-host-ui/attention";
import { attachClient, createHost, elicitation } from "mcp-host-ui/host";
import { type ReactElement, useState } from "react";
import { createRoot } from "react-dom/client";
import "mcp-host-ui/styles.css";

declare global {
  interface Window {
    /** Has a server ask. */
    askFrom(server: string, message: string): void;
    /** Has the server that asked first take its question back. */
    withdrawFirst(): void;
    /** What the servers have received. */
    received: object[];
    /** What `onBurst` heard: the servers of each. */
    bursts: (readonly string[])[];
    /** What `onCount` heard. */
    counts: number[];
  }
}

window.received = [];
window.bursts = [];
window.counts = [];
const parameters = new URLSearchParams(location.search);
const muted = parameters.getAll("muted");
const quietHours: QuietHours | undefined = parameters.has("quiet")
  ? { from: "00:00", to: "23:59" }
  : undefined;
const host = createHost({ kinds: [elicitation()] });

async function start(id: string, name: string): Promise<Server> {
  const client = new Client({ name: "attentive-host", version: "1.0.0" });
  const server = new Server({ name: `${id}-server`, version: "1.0.0" }, { capabilities: {} });
  const [clientTransport, serverTransport] = InMemoryTransport.createLinkedPair();
  attachClient(host, client, { id, name });
  await Promise.all([server.connect(serverTransport), client.connect(clientTransport)]);
  return server;
}

const servers: Record<string, Server> = {
  travel: await start("travel", "Travel Booking"),
  weather: await start("weather", "Weather"),
};

const first = new AbortController();
window.withdrawFirst = () => first.abort();
let isFirst = true;

window.askFrom = async (id, message) => {
  const signal = isFirst ? first.signal : undefined;
  isFirst = false;
  try {
    const answer = await servers[id]?.elicitInput(
      {
        message,
        requestedSchema: {
          type: "object",
          properties: { city: { type: "string", title: "City" } },
        },
      },
      signal && { signal },
    );
    if (answer) window.received.push(answer);
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
};

function App(): ReactElement {
  const { count, permission, requestPermission } = useAttention({ muted });
  const [isOn, setOn] = useState(true);
  return (
    <>
      <p>
        {count} wait, {permission}
      </p>
      <button type="button" onClick={() => void requestPermission()}>
        Notify me
      </button>
      <button type="button" onClick={() => setOn(false)}>
        Draw no attention
      </button>
      {isOn && (
        <HostAttention
          notification
          muted={muted}
          {...(quietHours && { quietHours })}
          onCount={(heard) => window.counts.push(heard)}
          onBurst={(burst) => window.bursts.push(burst.servers)}
        />
      )}
      <RequestInbox />
      <HostPrompts />
    </>
  );
}

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <HostProvider host={host}>
      <App />
    </HostProvider>,
  );
document.documentElement.dataset.ready = "";
