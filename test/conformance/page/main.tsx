import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { attachClient, createHost, elicitation } from "mcp-host-ui/host";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import "mcp-host-ui/styles.css";

const isModern = new URLSearchParams(location.search).get("revision") === "2026-07-28";
const host = createHost({ kinds: [elicitation({ url: true })] });
const client = new Client(
  { name: "mcp-host-ui", version: "0.1.0" },
  isModern ? { versionNegotiation: { mode: { pin: "2026-07-28" } } } : {},
);
const session = attachClient(host, client, { id: "mock", name: "Mock server" });

/** Calls every tool of the mock server; one that a person must answer for does not keep the next one waiting. */
async function callAll(): Promise<string[]> {
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", location.href)));
  const { tools } = await client.listTools();
  return Promise.all(
    tools.map(async ({ name }) => {
      try {
        const call = { name, arguments: {} };
        await session.trackCall((options) => client.callTool(call, options), { name });
        return `${name}: ok`;
      } catch (error) {
        return `${name}: ${String(error)}`;
      }
    }),
  );
}

function Page() {
  const [results, setResults] = useState<string[]>();
  return (
    <HostProvider host={host}>
      <button type="button" onClick={() => void callAll().then(setResults)}>
        Call every tool
      </button>
      {results && (
        <ul aria-label="Results">
          {results.map((result) => (
            <li key={result}>{result}</li>
          ))}
        </ul>
      )}
      <HostPrompts />
    </HostProvider>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<Page />);
