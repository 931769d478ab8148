import type { LocalHost } from "mcp-host-ui/host";
import { isJsonObject, type JsonObject } from "mcp-host-ui/schema";
import {
  type AgentOptions,
  type AgentSessions,
  openAgentSessions,
} from "../contract/agentSessions.js";
import { type ApprovalOption, approve } from "../contract/approve.js";
import { askQuestions } from "../contract/askQuestions.js";
import { dropEmpty, type Elicited, elicit, textOf, withRest } from "../contract/elicit.js";
import { readClaudeQuestions, writeClaudeAnswers } from "./askClaudeQuestions.js";
import type {
  ClaudeElicitation,
  ClaudePermission,
  ClaudePermissionOptions,
} from "./claudeRequests.js";

/** The callbacks for the options of `query()`, and the end of the door. */
export interface ClaudeDoor {
  /** Asks the user whether a tool may run, or the questions of the tool `AskUserQuestion`. */
  readonly canUseTool: <Update>(
    tool: string,
    input: Record<string, unknown>,
    options: ClaudePermissionOptions<Update>,
  ) => Promise<ClaudePermission<Update>>;
  /** Asks the user an elicitation of an MCP server. */
  readonly onElicitation: (
    request: ClaudeElicitation,
    options: { readonly signal: AbortSignal },
  ) => Promise<Elicited>;
  /** Closes the sessions and settles their open questions. */
  close(): void;
}

/** Opens a door from the Claude Agent SDK to a host. Needs `elicitation()` and `toolApproval()` among the host's kinds. */
export function openClaudeDoor(host: LocalHost, options: AgentOptions): ClaudeDoor {
  const sessions = openAgentSessions(host, options);
  const { freeTextTitle } = options;
  return {
    async canUseTool(tool, input, asked) {
      if (!isJsonObject(input)) throw new TypeError("The input of a tool is a JSON object.");
      const questions = tool === "AskUserQuestion" ? readClaudeQuestions(input) : undefined;
      if (!questions) return decide(sessions, tool, input, asked);
      const { signal } = asked;
      const end = await askQuestions(sessions.of(), questions, { signal, freeTextTitle });
      if (end.action === "accept")
        return { behavior: "allow", updatedInput: writeClaudeAnswers(input, end) };
      return { behavior: "deny", message: messages[end.action] };
    },
    onElicitation({ serverName, message, ...rest }, { signal }) {
      const { mode, requestedSchema, url, elicitationId, ...more } = rest;
      const asked = dropEmpty({ mode, requestedSchema, url, elicitationId });
      const params = { ...asked, message: withRest(message, more) };
      return elicit(sessions.of(serverName), params, { signal });
    },
    close: sessions.close,
  };
}

/** The texts for the model. */
const messages = {
  decline: "The user declined to answer.",
  cancel: "The user closed the questions without an answer.",
  none: "Nobody decided about this call: the user left it open.",
  deny: "The user denied this call.",
};

async function decide<Update>(
  sessions: AgentSessions,
  tool: string,
  input: JsonObject,
  asked: ClaudePermissionOptions<Update>,
): Promise<ClaudePermission<Update>> {
  const { signal, requestId: _, toolUseID: __, mcpServer, displayName, ...rest } = asked;
  const { suggestions = [], suppressAlwaysAllowRule, defaultToNo, ...details } = rest;
  // The SDK expects all updates: with only some, Claude may ask again.
  const label = suggestions.map(describe).join("; ");
  const isOffered = suggestions.length > 0 && !suppressAlwaysAllowRule;
  const always: readonly ApprovalOption<Update[]>[] = isOffered
    ? [{ label, kind: "allow-always", answer: suggestions }]
    : [];
  const prefix = `mcp__${mcpServer?.name}__`;
  const { decision, answer = [] } = await approve<Update[]>(
    sessions.of(mcpServer?.name),
    {
      tool: {
        name: tool.startsWith(prefix) ? tool.slice(prefix.length) : tool,
        ...(displayName !== undefined && { title: displayName }),
      },
      arguments: input,
      assistant: sessions.name,
      details: dropEmpty({ ...details, mcpServer }),
      careful: defaultToNo === true,
    },
    [
      { label: "", kind: "allow-once", answer: [] },
      ...always,
      { label: "", kind: "reject-once", answer: [] },
    ],
    { signal },
  );
  if (decision.action === "none") return { behavior: "deny", message: messages.none };
  if (decision.action === "deny") {
    const { reason: message = messages.deny, stop } = decision;
    return { behavior: "deny", message, ...(stop && { interrupt: true }) };
  }
  return {
    behavior: "allow",
    updatedInput: decision.arguments,
    ...(answer.length > 0 && { updatedPermissions: answer }),
  };
}

/** Names everything that a permission update of the SDK grants. */
function describe(update: unknown): string {
  const given: JsonObject = isJsonObject(update) ? update : { value: textOf(update) };
  const { destination, rules, ...rest } = given;
  const named = [rules ?? []].flat().map((rule) => {
    const { toolName, ruleContent, ...more } = isJsonObject(rule) ? rule : {};
    if (typeof toolName !== "string" || Object.keys(more).length > 0) return textOf(rule);
    return ruleContent === undefined ? toolName : `${toolName}(${textOf(ruleContent)})`;
  });
  return [...Object.values(rest).map(textOf), ...named, `(${textOf(destination)})`].join(" ");
}
