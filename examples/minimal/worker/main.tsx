import { HostPrompts, HostProvider } from "mcp-host-ui";
import { connectHost } from "mcp-host-ui/relay";
import { createRoot } from "react-dom/client";
import "mcp-host-ui/styles.css";

const worker = new Worker(new URL("./process.ts", import.meta.url), { type: "module" });
const { port1, port2 } = new MessageChannel();
worker.postMessage("a window", [port2]);
const host = connectHost(port1);

createRoot(document.body.appendChild(document.createElement("main"))).render(
  <HostProvider host={host}>
    <button type="button" onClick={() => worker.postMessage("ask")}>
      Let the server ask me something
    </button>
    <HostPrompts />
  </HostProvider>,
);
