import { Client } from "@modelcontextprotocol/client";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import {
  approveTool,
  attachClient,
  createHost,
  elicitation,
  sampling,
  type Tools,
  tapTransport,
  toolApproval,
} from "mcp-host-ui/host";
import { createRoot } from "react-dom/client";
import { giantNamed } from "./giantRequests.ts";
import { portTransport } from "./portTransport.ts";
import "mcp-host-ui/styles.css";

declare global {
  interface Window {
    /** Has a server call for a question, and keeps what it received in the document. */
    askGiant(session: string, giant: string): void;
  }
}

const host = createHost({
  kinds: [
    elicitation({ url: true }),
    toolApproval(),
    sampling({ tools: true, generate: async () => ({ content: "An answer", model: "page" }) }),
  ],
});
const worker = new Worker(new URL("./server.ts", import.meta.url), { type: "module" });
await new Promise((resolve) => worker.addEventListener("message", resolve, { once: true }));

const calls = new Map<string, (tool: string) => Promise<{ content?: unknown }>>();
for (const [id, name] of [
  ["giant", "Giant"],
  ["honest", "Honest"],
] as const) {
  const client = new Client({ name: "giants", version: "1.0.0" });
  const session = attachClient(host, client, { id, name });
  await client.connect(tapTransport(portTransport(worker, id)));
  calls.set(id, (giant) => {
    const { method, params } = giantNamed(giant);
    return method === "tools/call"
      ? // The giant requests are plain objects.
        approveTool(session, params() as Tools.Call).then(({ action }) => ({ content: action }))
      : session.trackCall((options) => client.callTool({ name: giant }, options));
  });
}

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <HostProvider host={host}>
      <HostPrompts />
    </HostProvider>,
  );
const received = document.body.appendChild(document.createElement("output"));
received.hidden = true;
async function keep(session: string, call: Promise<{ content?: unknown }>) {
  received.dataset[session] = await call.then(({ content }) => JSON.stringify(content), String);
}

window.askGiant = (session, giant) => {
  const call = calls.get(session)?.(giant);
  if (call) void keep(session, call);
};
document.documentElement.dataset.ready = "";
