import type { HostSession, LocalHost, Sessions } from "mcp-host-ui/host";
import { isJsonObject } from "mcp-host-ui/schema";

/** A request for an elicitation as a client of `@ai-sdk/mcp` hands it out. */
export interface McpElicitationRequest {
  readonly params?: unknown;
}

/** The answer to an elicitation as a client of `@ai-sdk/mcp` takes it. */
export interface McpElicitationResult {
  action: "accept" | "decline" | "cancel";
  content?: Record<string, unknown>;
  [key: string]: unknown;
}

/** The session of a client of `@ai-sdk/mcp`. Close it when the client is closed: the client does not tell. */
export interface McpSession extends HostSession {
  /** Answers a form; give it to the client's `onElicitationRequest`. */
  readonly answerElicitation: (request: McpElicitationRequest) => Promise<McpElicitationResult>;
}

/**
 * Opens a session for a client that `createMCPClient` of `@ai-sdk/mcp` made with `capabilities: { elicitation: {} }`.
 * Such a client knows forms alone: a question in URL mode is refused, and of sampling and roots it asks nothing. It does
 * not tell either that a server took a question back, so that one stays open until the person answers or the session is closed.
 */
export function openMcpSession(
  host: LocalHost,
  options: Omit<Sessions.OpenOptions, "notify" | "tapped">,
): McpSession {
  const session = host.openSession(options);
  return {
    ...session,
    async answerElicitation({ params }) {
      if (isJsonObject(params) && params.mode !== undefined && params.mode !== "form")
        throw new Error("This client takes elicitations as forms only, not as pages to visit.");
      const result = await session.receive("elicitation/create", params);
      // The host's own answer to this method: an `ElicitResult`.
      return result as McpElicitationResult;
    },
  };
}
