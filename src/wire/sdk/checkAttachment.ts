import type { LocalHost } from "../../host/host.js";
import type { McpClientLike } from "./mcpClientLike.js";

/** Throws a sentence that says what to write, where `attachClient` was not given what it needs. */
export function checkAttachment(
  host: LocalHost,
  client: McpClientLike,
  options: { readonly id: string } | undefined,
): void {
  // Callers without types give anything.
  if (typeof host?.openSession !== "function")
    throw new TypeError(
      "attachClient takes the host itself, and its first argument is none: a window's RemoteHost takes no clients. " +
        "Attach where createHost() was called.",
    );
  if (!members.every((member) => typeof client?.[member] === "function"))
    throw new TypeError(
      "The second argument of attachClient is no client of the MCP SDK: its setRequestHandler is missing, say. " +
        "Pass the Client of @modelcontextprotocol/client or of @modelcontextprotocol/sdk; for any other client use host.openSession().",
    );
  if (typeof options?.id !== "string")
    throw new TypeError(
      'attachClient was called without an id for the session. Write attachClient(host, client, { id: "travel", name: "Travel Booking" }).',
    );
}

const members = [
  "setRequestHandler",
  "setNotificationHandler",
  "registerCapabilities",
  "assertCanSetRequestHandler",
  "notification",
] as const;
