import type { ModelRequestUnderTest, ServerUnderTest } from "@mcp-host-ui/testing/demands";
import {
  Client as ClientV2,
  StreamableHTTPClientTransport as HttpV2,
} from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as HttpV1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { attachClient, createHost, elicitation, Roots, roots, sampling } from "mcp-host-ui/host";
import { createRoot } from "react-dom/client";
import "mcp-host-ui/styles.css";

const query = new URLSearchParams(location.search);
const server: ServerUnderTest = JSON.parse(query.get("server") ?? "{}");
const modelRequests: ModelRequestUnderTest[] = [];

const host = createHost({
  kinds: [
    elicitation({ url: !server.formsOnly }),
    sampling({
      generate: async ({ messages, maxTokens }) => {
        modelRequests.push({ text: JSON.stringify(messages), maxTokens });
        return { content: server.modelText, model: "page" };
      },
    }),
    roots({ initial: server.roots }),
  ],
});

const info = { name: "demands-page", version: "1.0.0" };
const session = { id: "harbour", name: server.name };

async function connect() {
  const url = new URL(server.url);
  if (sessionStorage.getItem("sdk") === "v1") {
    const client = new ClientV1(info);
    const { trackCall } = attachClient(host, client, session);
    await client.connect(new HttpV1(url));
    return (name: string) => trackCall((options) => client.callTool({ name }, undefined, options));
  }
  const mode = server.revision === "2026-07-28" ? { pin: server.revision } : "legacy";
  const client = new ClientV2(info, { versionNegotiation: { mode } });
  const { trackCall } = attachClient(host, client, session);
  await client.connect(new HttpV2(url));
  return (name: string) => trackCall((options) => client.callTool({ name }, options));
}

const call = await connect();

// What a test drives beside the questions.
Object.assign(window, {
  modelRequests,
  callTool: (name: string) => void call(name).catch(() => {}),
  changeRoots: (uris: readonly string[]) => Roots.sync(host, uris),
});
createRoot(document.body.appendChild(document.createElement("main"))).render(
  <HostProvider host={host}>
    <HostPrompts />
  </HostProvider>,
);
