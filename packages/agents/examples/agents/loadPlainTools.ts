import { MultiServerMCPClient } from "@langchain/mcp-adapters";
import { attachClient, type LocalHost } from "mcp-host-ui/host";

/** Loads a server's tools as the adapters do by themselves, and attaches the client that they made for it. */
export async function loadPlainTools(host: LocalHost, url: URL) {
  const servers = new MultiServerMCPClient({ plain: { url: url.href } });
  const tools = await servers.getTools();
  const client = await servers.getClient("plain");
  if (!client) throw new Error("There is no client.");
  const { missing } = attachClient(host, client, { id: "plain" });
  return { tools, missing, close: () => servers.close() };
}
