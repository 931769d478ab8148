import type { Agent } from "@mastra/core/agent";
import { approveTool, type HostSession } from "mcp-host-ui/host";

/** The output of a run that ended, or that waits because the user left an approval. */
export type GeneratedOutput = Awaited<ReturnType<Agent["approveToolCallGenerate"]>>;

/** Runs an agent of Mastra. The user decides about each tool call. */
export async function generateWithApproval(
  agent: Agent,
  session: HostSession,
  prompt: string,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<GeneratedOutput> {
  let output: GeneratedOutput = await agent.generate(prompt, { requireToolApproval: true });
  while (output.finishReason === "suspended") {
    const { suspendPayload, runId = "" } = output;
    const { toolCallId, toolName: tool, args, resumeSchema: _, ...details } = suspendPayload;
    const supports = { edits: false, stop: false };
    const call = { tool, arguments: args, details, supports };
    const decision = await approveTool(session, call, signal && { signal });
    // The run stays suspended: `approveToolCall` and `declineToolCall` can end it later.
    if (decision.action === "none") return output;
    const { reason } = { reason: undefined, ...decision };
    const run = { runId, toolCallId };
    output =
      decision.action === "allow"
        ? await agent.approveToolCallGenerate(run)
        : await agent.declineToolCallGenerate({ ...run, ...(reason !== undefined && { reason }) });
  }
  return output;
}
