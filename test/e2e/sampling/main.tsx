import {
  Client as ClientV2,
  StreamableHTTPClientTransport as HttpV2,
} from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as HttpV1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { attachClient, createHost, sampling } from "mcp-host-ui/host";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import "mcp-host-ui/styles.css";

const query = new URLSearchParams(location.search);
const server = new URL(query.get("server") ?? "");
const host = createHost({
  kinds: [
    sampling({
      generate: async ({ messages }) => ({
        content: `You wrote: ${JSON.stringify(messages[0]?.content)}`,
        model: "page",
      }),
    }),
  ],
});

const info = { name: "sampling-page", version: "1.0.0" };
const tool = { name: "trigger-sampling-request", arguments: { prompt: "Say hello" } };

async function connect() {
  if (query.get("sdk") === "v1") {
    const client = new ClientV1(info);
    const session = attachClient(host, client, { id: "everything", name: "Everything" });
    await client.connect(new HttpV1(server));
    return () => session.trackCall((options) => client.callTool(tool, undefined, options));
  }
  const client = new ClientV2(info, {
    versionNegotiation: {
      mode: query.get("sdk") === "v2-rounds" ? { pin: "2026-07-28" } : "legacy",
    },
  });
  const session = attachClient(host, client, { id: "everything", name: "Everything" });
  await client.connect(new HttpV2(server));
  return () => session.trackCall((options) => client.callTool(tool, options));
}

const call = await connect();

function Page() {
  const [result, setResult] = useState("");
  const run = () =>
    call().then(
      (answer) => setResult(JSON.stringify(answer)),
      (error: unknown) => setResult(String(error)),
    );
  return (
    <HostProvider host={host}>
      <button type="button" onClick={() => void run()}>
        Call the tool
      </button>
      <output aria-label="Result">{result}</output>
      <HostPrompts />
    </HostProvider>
  );
}

createRoot(document.body.appendChild(document.createElement("main"))).render(<Page />);
