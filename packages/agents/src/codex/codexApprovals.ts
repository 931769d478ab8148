import type { Tools } from "mcp-host-ui/host";
import { createRequestError } from "mcp-host-ui/host";
import { isJsonObject, type JsonObject } from "mcp-host-ui/schema";
import type { ApprovalOption } from "../contract/approve.js";
import { dropEmpty, textOf } from "../contract/elicit.js";

/** An approval of the app-server: the call to show, and the result for each option. */
export interface CodexApproval {
  readonly call: Omit<Tools.Call, "choices">;
  readonly options: readonly ApprovalOption<object>[];
}

/** Codex takes a decision and nothing else. */
const supports = { edits: false, reason: false, stop: false };

/** Members that only identify a request. */
const ids = ["threadId", "turnId", "itemId", "approvalId", "startedAtMs"];

/** Reads `item/commandExecution/requestApproval`. `item` is the command as the app-server announced it. */
export function readCommand(params: JsonObject, item: JsonObject | undefined): CodexApproval {
  const { availableDecisions, proposedExecpolicyAmendment: rule, ...asked } = params;
  const { proposedNetworkPolicyAmendments: amendments, ...told } = asked;
  const decisions = Array.isArray(availableDecisions)
    ? availableDecisions
    : [
        ...["accept", "acceptForSession"],
        ...(rule ? [{ acceptWithExecpolicyAmendment: { execpolicy_amendment: rule } }] : []),
        ...[amendments ?? []]
          .flat()
          .map((one) => ({ applyNetworkPolicyAmendment: { network_policy_amendment: one } })),
        ...["decline", "cancel"],
      ];
  const shown = dropEmpty(told, ids);
  if (!shown.command && !shown.networkApprovalContext && !item) throw blind("command");
  const given = shown.command || !item ? shown : { ...shown, item };
  return {
    call: { tool: "commandExecution", arguments: given, supports },
    options: decisions.map(optionOf),
  };
}

/** Reads `item/fileChange/requestApproval`. The request itself names no file, so the user sees `item`. */
export function readFileChange(params: JsonObject, item: JsonObject | undefined): CodexApproval {
  if (!item) throw blind("file change");
  const { changes, ...details } = item;
  const given = dropEmpty({ changes, ...params }, ids);
  return {
    call: { tool: "fileChange", arguments: given, details: dropEmpty(details), supports },
    options: ["accept", "acceptForSession", "decline", "cancel"].map(optionOf),
  };
}

/** Reads `item/permissions/requestApproval`. */
export function readPermissions(params: JsonObject): CodexApproval {
  if (!isJsonObject(params.permissions)) throw blind("permission");
  const permissions = dropEmpty(params.permissions);
  return {
    call: { tool: "permissions", arguments: dropEmpty(params, ids), supports },
    options: [
      { label: "", kind: "allow-once", answer: { permissions, scope: "turn" } },
      { label: "session", kind: "allow-always", answer: { permissions, scope: "session" } },
      { label: "", kind: "reject-once", answer: { permissions: {}, scope: "turn" } },
    ],
  };
}

/** Reads an elicitation that is the approval of an MCP server's tool. */
export function readMcpApproval(params: JsonObject, meta: JsonObject): CodexApproval {
  const { codex_approval_kind, persist, tool_name, tool_title, ...rest } = meta;
  const { tool_description, tool_annotations, tool_params, ...details } = rest;
  if (codex_approval_kind !== "mcp_tool_call" || typeof tool_name !== "string")
    throw createRequestError(
      -32602,
      `This client has no approval of the kind ${textOf(codex_approval_kind)}.`,
    );
  const { properties } = isJsonObject(params.requestedSchema) ? params.requestedSchema : {};
  if (!isJsonObject(tool_params)) throw blind("tool call");
  if (isJsonObject(properties) && Object.keys(properties).length > 0)
    throw createRequestError(-32602, "This client shows no form inside an approval.");
  const accepted = { action: "accept", content: {} };
  return {
    call: {
      tool: {
        name: tool_name,
        ...(typeof tool_title === "string" && { title: tool_title }),
        ...(typeof tool_description === "string" && { description: tool_description }),
        ...(isJsonObject(tool_annotations) && { annotations: tool_annotations }),
      },
      arguments: tool_params,
      details: dropEmpty({ message: params.message, ...details }),
      supports,
    },
    options: [
      { label: "", kind: "allow-once", answer: { ...accepted, _meta: null } },
      ...[persist ?? []].flat().map((kept) => ({
        label: textOf(kept),
        kind: "allow-always" as const,
        answer: { ...accepted, _meta: { persist: kept } },
      })),
      {
        label: "",
        kind: "reject-once",
        answer: { action: "decline", content: null, _meta: null },
      },
    ],
  };
}

/** Makes an option of a decision of the app-server. A decision without a known effect cannot be offered. */
function optionOf(decision: unknown): ApprovalOption<object> {
  const answer = { decision };
  if (decision === "accept") return { label: "", kind: "allow-once", answer };
  if (decision === "acceptForSession") return { label: "session", kind: "allow-always", answer };
  if (decision === "decline") return { label: "", kind: "reject-once", answer };
  if (decision === "cancel") return { label: "cancel", kind: "reject-once", answer };
  const { acceptWithExecpolicyAmendment: command, applyNetworkPolicyAmendment: network } =
    isJsonObject(decision) ? decision : {};
  if (isJsonObject(command))
    return { label: textOf(command.execpolicy_amendment), kind: "allow-always", answer };
  const amendment = isJsonObject(network) ? network.network_policy_amendment : undefined;
  const { action, host } = isJsonObject(amendment) ? amendment : {};
  if (action === "allow") return { label: textOf(host), kind: "allow-always", answer };
  if (action === "deny") return { label: textOf(host), kind: "reject-always", answer };
  throw createRequestError(-32602, `This client has no decision ${textOf(decision)}.`);
}

function blind(what: string) {
  const sentence = `This client shows a ${what} in full or not at all, and the request leaves it out.`;
  return createRequestError(-32602, sentence);
}
