import type { HostKind, HostSession, Question } from "mcp-host-ui/host";
import type { JsonObject } from "mcp-host-ui/schema";

/** A tool that is about to run. */
export interface ToolRequest {
  readonly tool: string;
  readonly arguments: JsonObject;
}

/** What the person decided. */
export type ToolDecision =
  | { readonly action: "allow"; readonly arguments: JsonObject }
  | { readonly action: "deny"; readonly reason?: string }
  | { readonly action: "cancel" };

/** Asks the person before a tool of a session's server runs. */
export function approveTool(
  session: HostSession,
  request: ToolRequest,
  options?: { readonly signal?: AbortSignal },
): Promise<ToolDecision> {
  // The kind below answers with nothing else.
  return session.receive(ask, request, options) as Promise<ToolDecision>;
}

/** The kind behind `approveTool`: without a capability of the protocol no server can ask it anything. */
export function toolApproval(): HostKind {
  return {
    name,
    capabilities: {},
    start: () => ({
      requests: { [ask]: (request, { ask: askPerson }) => askPerson(request) },
      answer(_question, answer) {
        // From a view of ours, in this window or another.
        const decision = answer as ToolDecision;
        switch (decision.action) {
          case "allow":
            return { reply: { sent: "accept", result: decision } };
          case "deny":
            return {
              reply: { sent: "decline", result: { action: "deny" } },
              ...(decision.reason && { reason: decision.reason }),
            };
          case "cancel":
            return { reply: { sent: "cancel", result: decision } };
          default:
            return { message: "A tool is allowed, denied, or nothing is decided." };
        }
      },
      fallback: () => ({ sent: "cancel", result: { action: "cancel" } }),
      fingerprint: ({ request }) => JSON.stringify(request),
    }),
  };
}

/** Whether this is a question of `approveTool`. */
export function isToolApproval(question: Question): question is Question<ToolRequest> {
  return question.kind === name;
}

export const name = "run-tool";

const ask = `${name}/ask`;
