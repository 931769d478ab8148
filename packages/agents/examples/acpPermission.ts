import {
  RequestError,
  type RequestPermissionRequest,
  type RequestPermissionResponse,
} from "@agentclientprotocol/sdk";
import { approveTool, type HostSession, type Tools } from "mcp-host-ui/host";

const kinds: Readonly<Record<string, Tools.Choice["kind"]>> = {
  allow_once: "allow-once",
  allow_always: "allow-always",
  reject_once: "reject-once",
  reject_always: "reject-always",
};

/** Asks the user about a tool call of an agent, with exactly the agent's options. */
export async function askPermission(
  session: HostSession,
  { toolCall, options }: RequestPermissionRequest,
  signal: AbortSignal,
): Promise<RequestPermissionResponse> {
  const { toolCallId: _, kind, status: __, ...call } = toolCall;
  if (call.rawInput === undefined && !call.content?.length && !call.locations?.length)
    throw new RequestError(-32602, "The request does not show the tool call: add its rawInput.");
  const choices = options.map(({ optionId: id, name: label, kind }) => {
    const known = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    if (!known) throw new RequestError(-32602, `This client has no option of the kind ${kind}.`);
    return { id, label, kind: known };
  });
  const supports = { edits: false, reason: false, stop: false };
  // The title differs from call to call, so it is no part of the tool that rules bind to.
  const asked = { tool: kind ?? "other", arguments: call, choices, supports };
  const decision = await approveTool(session, asked, { signal });
  // ACP has one word for an abandoned question and for a denial that the agent does not offer.
  if (decision.action === "none" || decision.choice === undefined)
    return { outcome: { outcome: "cancelled" } };
  return { outcome: { outcome: "selected", optionId: decision.choice } };
}
