import {
  type AbstractAgent,
  buildResumeArray,
  type RunAgentParameters,
  type RunAgentResult,
} from "@ag-ui/client";
import type { Interrupt } from "@ag-ui/core";
import type { HostSession } from "mcp-host-ui/host";
import { askApproval } from "./agUiApproval.ts";
import { askBySchema } from "./askBySchema.ts";

/** The answer to one interrupt, as AG-UI has it. */
export type InterruptResponse = { status: "resolved"; payload?: unknown } | { status: "cancelled" };

/** Options for {@link runWithPerson}. */
export interface RunWithPersonOptions {
  readonly parameters?: RunAgentParameters;
  /** Answers an interrupt that is no form and no approval of a known tool call. */
  readonly decide: (interrupt: Interrupt) => Promise<InterruptResponse>;
  /** Takes the questions back when it aborts; stop the agent's run with it. */
  readonly signal?: AbortSignal;
}

/** Runs an agent, and again with all answers at once each time that interrupts stop it, until it is done. */
export async function runWithPerson(
  agent: AbstractAgent,
  session: HostSession,
  { parameters, decide, signal }: RunWithPersonOptions,
): Promise<RunAgentResult> {
  let result = await agent.runAgent(parameters);
  while (agent.pendingInterrupts.length > 0) {
    const interrupts = agent.pendingInterrupts;
    const answered = interrupts.map(async (interrupt) => {
      const response = isForm(interrupt)
        ? ask(session, interrupt, signal)
        : (askApproval(session, agent, interrupt, signal) ?? decide(interrupt));
      return [interrupt.id, await response] as const;
    });
    const resume = buildResumeArray(interrupts, Object.fromEntries(await Promise.all(answered)));
    result = await agent.runAgent({ ...parameters, resume });
  }
  return result;
}

/** An interrupt that concerns a tool call asks for an approval, whatever its schema: a form's answer is none. */
function isForm({ responseSchema, toolCallId }: Interrupt): boolean {
  return responseSchema !== undefined && toolCallId === undefined;
}

async function ask(
  session: HostSession,
  { message, reason, responseSchema = {}, expiresAt = "" }: Interrupt,
  signal?: AbortSignal,
): Promise<InterruptResponse> {
  const deadline = Date.parse(expiresAt);
  const answer = await askBySchema(session, message ?? reason, responseSchema, {
    ...(signal && { signal }),
    ...(!Number.isNaN(deadline) && { deadline }),
  });
  return answer.action === "accept"
    ? { status: "resolved", payload: answer.value }
    : { status: "cancelled" };
}
