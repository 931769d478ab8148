import { StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Revision, Route } from "./route.js";

/** A server at an address, over Streamable HTTP. */
export function remoteRoute({
  id,
  name,
  url,
  revision = "2025-11-25",
  added = false,
}: {
  id: string;
  name: string;
  url: string;
  revision?: Revision;
  added?: boolean;
}): Route {
  return {
    id,
    name,
    url,
    place: new URL(url).host,
    revisions: [revision],
    added,
    open: async () => new StreamableHTTPClientTransport(new URL(url)),
  };
}
