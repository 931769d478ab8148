import { HostPrompts, HostProvider, RequestInbox } from "mcp-host-ui";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { callTool, connect, host } from "./host.ts";
import "mcp-host-ui/styles.css";

const tools = {
  "trigger-elicitation-request": {},
  "trigger-sampling-request": { prompt: "How many seas?", maxTokens: 50 },
};

/** The tabs of the inspector: tools, and everything that servers ask, with a badge of its own. */
function Inspector() {
  const [result, setResult] = useState("");
  const call = (name: string, args: Record<string, unknown>) =>
    callTool(name, args).then(setResult, (error: unknown) => setResult(String(error)));
  return (
    <>
      {Object.entries(tools).map(([name, args]) => (
        <button key={name} type="button" onClick={() => call(name, args)}>
          {name}
        </button>
      ))}
      <RequestInbox />
      <output>{result}</output>
    </>
  );
}

const address = new URLSearchParams(location.search).get("server") ?? "http://127.0.0.1:3001/mcp";
await connect(address);

const root = document.querySelector("main");
if (root)
  createRoot(root).render(
    <HostProvider host={host}>
      <Inspector />
      <HostPrompts />
    </HostProvider>,
  );
