import type { DynamicStructuredTool } from "@langchain/core/tools";
import { loadMcpTools } from "@langchain/mcp-adapters";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { attachClient, type LocalHost } from "mcp-host-ui/host";

/** A server, and the app's own names for it. */
export interface NamedServer {
  readonly id: string;
  readonly name: string;
  readonly url: URL;
}

/** The tools of a server that asks people, for any agent of LangChain. */
export interface AskingTools {
  readonly tools: DynamicStructuredTool[];
  /** Disconnects, and settles what is still open as sent to nobody. */
  close(): Promise<void>;
}

/** Connects to a server with a client that the host answers for, and makes its tools LangChain's. */
export async function loadAskingTools(
  host: LocalHost,
  { id, name, url }: NamedServer,
): Promise<AskingTools> {
  const client = new Client({ name: "my-app", version: "1.0.0" });
  const session = attachClient(host, client, { id, name, origin: url.origin });
  const { callTool } = client;
  // The adapters call tools by this method: so each call has a clock that stops while a question is open.
  client.callTool = (params, schema, options) =>
    session.trackCall(
      (tracked) => callTool.call(client, params, schema, { ...options, ...tracked }),
      { name: params.name, ...(options?.signal && { signal: options.signal }) },
    );
  await client.connect(new StreamableHTTPClientTransport(url));
  return { tools: await loadMcpTools(id, client), close: () => client.close() };
}
