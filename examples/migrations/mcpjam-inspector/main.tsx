import { attachDesk } from "@mcp-host-ui/desk/page";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import "mcp-host-ui/styles.css";

const host = createHost({ kinds: [elicitation({ url: true })] });
attachDesk(host, { url: "/api/mcp/elicitation" });

function Inspector() {
  const [result, setResult] = useState("");
  const call = async (body: string) => {
    const response = await fetch("/api/mcp/tools/call", { method: "POST", body });
    setResult(await response.text());
  };
  return (
    <>
      {["trigger-elicitation-request", "trigger-url-elicitation"].map((tool) => (
        <button key={tool} type="button" onClick={() => call(tool)}>
          {tool}
        </button>
      ))}
      <output>{result}</output>
    </>
  );
}

const root = document.querySelector("main");
if (root)
  createRoot(root).render(
    <HostProvider host={host}>
      <Inspector />
      <HostPrompts />
    </HostProvider>,
  );
