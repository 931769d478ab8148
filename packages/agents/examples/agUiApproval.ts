import type { AbstractAgent } from "@ag-ui/client";
import type { Interrupt } from "@ag-ui/core";
import { approveTool, type HostSession } from "mcp-host-ui/host";
import { isJsonObject } from "mcp-host-ui/schema";
import type { InterruptResponse } from "./agUi.ts";

/**
 * Asks the user whether a tool may run. The agent's messages hold the arguments. Returns `undefined` for an interrupt whose call
 * is not among them, or whose answer is not `approved`.
 */
export function askApproval(
  session: HostSession,
  { messages }: AbstractAgent,
  { id: _, toolCallId, responseSchema, ...details }: Interrupt,
  signal?: AbortSignal,
): Promise<InterruptResponse> | undefined {
  const call = messages
    .flatMap((message) => (message.role === "assistant" ? (message.toolCalls ?? []) : []))
    .find(({ id }) => id === toolCallId);
  const answers = isJsonObject(responseSchema?.properties) ? responseSchema.properties : {};
  if (!call || !("approved" in answers)) return undefined;
  const supports = { edits: "editedArgs" in answers, reason: false, stop: false };
  const { name: tool, arguments: written } = call.function;
  const asked = { tool, arguments: JSON.parse(written), details, supports };
  return approveTool(session, asked, signal && { signal }).then((decision) => {
    if (decision.action === "none") return { status: "cancelled" };
    const edited = decision.action === "allow" && decision.edited;
    const payload = {
      approved: decision.action === "allow",
      ...(edited && { editedArgs: decision.arguments }),
    };
    return { status: "resolved", payload };
  });
}
