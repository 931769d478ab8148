import { approveTool, type HostSession } from "mcp-host-ui/host";
import { isJsonObject, type JsonObject } from "mcp-host-ui/schema";

/** A decision about one tool call, as LangChain's human-in-the-loop middleware takes it. */
export type ToolCallDecision =
  | { type: "approve" }
  | { type: "edit"; editedAction: { name: string; args: JsonObject } }
  | { type: "reject"; message?: string };

/** The value that a graph goes on with: one decision for each call, in order. */
export interface ToolCallDecisions {
  decisions: ToolCallDecision[];
}

/**
 * Asks the user about each call of an interrupt of LangChain's middleware. Returns `"cancel"` if the user leaves a call, and
 * `undefined` for a value of another shape or with decisions that the host does not have.
 */
export async function decideToolCalls(
  session: HostSession,
  value: unknown,
  options: { readonly signal?: AbortSignal } = {},
): Promise<ToolCallDecisions | "cancel" | undefined> {
  const { actionRequests: actions, reviewConfigs: configs } = isJsonObject(value) ? value : {};
  if (!Array.isArray(actions) || !Array.isArray(configs) || !actions.every(isAction))
    return undefined;
  const calls = actions.map(({ name, args, ...details }) => {
    const config = configs.find((one) => isJsonObject(one) && one.actionName === name);
    const { allowedDecisions: may } = isJsonObject(config) ? config : {};
    return { name, args, details, may: Array.isArray(may) ? may : [] };
  });
  if (!calls.every(({ may }) => may.includes("approve") && !may.includes("respond")))
    return undefined;
  const decided = calls.map(async ({ name, args, details, may }) => {
    const supports = { edits: may.includes("edit"), reason: may.includes("reject"), stop: false };
    const call = { tool: name, arguments: args, details, supports };
    const decision = await approveTool(session, call, options);
    if (decision.action === "none" || (decision.action === "deny" && !may.includes("reject")))
      return "cancel";
    if (decision.action === "allow")
      return decision.edited
        ? { type: "edit" as const, editedAction: { name, args: decision.arguments } }
        : { type: "approve" as const };
    const { reason: message } = decision;
    return { type: "reject" as const, ...(message !== undefined && { message }) };
  });
  const decisions = await Promise.all(decided);
  const made = decisions.filter((decision) => decision !== "cancel");
  return made.length < decisions.length ? "cancel" : { decisions: made };
}

function isAction(value: unknown): value is { name: string; args: JsonObject } {
  return isJsonObject(value) && typeof value.name === "string" && isJsonObject(value.args);
}
