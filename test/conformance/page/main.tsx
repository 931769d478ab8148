import { HostPrompts, HostProvider } from "mcp-host-ui";
import type { Host } from "mcp-host-ui/host";
import { connectHost } from "mcp-host-ui/relay";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { toolApprovalKind } from "../../../examples/own-kind/toolApproval/kind.tsx";
import type { Choice } from "./connect.ts";
import { createFullHost, tryOut, type Use } from "./tryOut.ts";
import "mcp-host-ui/styles.css";

const query = new URLSearchParams(location.search);
const choice: Choice = {
  sdk: query.get("sdk") as Choice["sdk"],
  revision: query.get("revision") ?? "",
  server: new URL("/mcp", location.href).href,
};

/** The host that the page shows, and the way to start it on the server. */
interface App {
  readonly host: Host;
  start(show: (use: Use) => void): void;
}

function appInPage(): App {
  const host = createFullHost();
  return { host, start: (show) => void tryOut(host, choice, show) };
}

function appInWorker(): App {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(undefined, [port2]);
  return {
    host: connectHost(port1),
    start(show) {
      worker.addEventListener("message", ({ data }: MessageEvent<Use>) => show(data));
      worker.postMessage(choice);
    },
  };
}

const app = query.get("client") === "worker" ? appInWorker() : appInPage();
const kinds = [toolApprovalKind];

function Page() {
  const [use, setUse] = useState<Use>();
  return (
    <HostProvider host={app.host} custom={{ kinds }}>
      <button type="button" onClick={() => app.start(setUse)}>
        Use the server
      </button>
      {use && (
        <>
          <p>Connected in revision {use.revision}</p>
          <ul aria-label="Tools">
            {use.tools.map(({ name, inputSchema }) => (
              <li key={name}>
                {name} <code>{JSON.stringify(inputSchema)}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      {use?.results && (
        <ul aria-label="Results">
          {use.results.map((result) => (
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
