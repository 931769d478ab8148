import { Kinds } from "mcp-host-ui/host";
import { isJsonObject } from "mcp-host-ui/schema";
import type { DeskMessage } from "../server/deskMessage.js";

/** Reads one message of a desk; `undefined` where it is none that this page knows: a later desk may say more. */
export function readMessage(data: unknown): DeskMessage | undefined {
  if (!isJsonObject(data)) return undefined;
  const isKnown =
    data.type === "ready"
      ? Array.isArray(data.open) && isChannel(data.channel)
      : typeof data.id === "string" && hasBody(data);
  // Its own back end's words: shaped so that nothing here throws, and trusted as such.
  return isKnown ? (data as unknown as DeskMessage) : undefined;
}

function hasBody(message: Readonly<Record<string, unknown>>): boolean {
  const { type, server, servers, method, outcome, now, key, text, earlier, failure, model } =
    message;
  switch (type) {
    case "asked":
      return isServer(server) && typeof method === "string" && typeof now === "number";
    case "blocks":
      return Array.isArray(servers) && servers.every(isServer);
    case "notice":
      return isServer(server) && typeof method === "string";
    case "settled":
    case "withdrawn":
      return Kinds.isOutcome(outcome);
    case "partial":
      return (
        typeof key === "string" &&
        typeof text === "string" &&
        (earlier === undefined || Array.isArray(earlier)) &&
        (model === undefined || typeof model === "string") &&
        (failure === undefined || typeof failure === "string")
      );
    default:
      return false;
  }
}

function isServer(value: unknown): boolean {
  return isJsonObject(value) && typeof value.id === "string" && value.id !== "";
}

function isChannel(value: unknown): boolean {
  return value === undefined || typeof value === "string";
}
