// The host: the store of questions, and its rules

export { createHost } from "./host/createHost.js";
export type { DraftStorage } from "./host/drafts/draftStorage.js";
export type { FloodLimits } from "./host/floodGuard.js";
export type { Host, HostState, LocalHost, Sender } from "./host/host.js";
export type { HostLimits, HostOptions } from "./host/hostOptions.js";
export type { HostPolicy } from "./host/policy.js";
export type { PolicyName } from "./host/policyName.js";
export type { RequestLimits } from "./wire/protocol/requestLimits.js";

// The kinds of questions that come with the package, each with its types and helpers

export { elicitation } from "./kinds/elicitation/core/elicitation.js";
export * as Elicit from "./kinds/elicitation/core/index.js";
export * as Roots from "./kinds/roots/core/index.js";
export { roots } from "./kinds/roots/core/roots.js";
export * as Sampling from "./kinds/sampling/core/index.js";
export { sampling } from "./kinds/sampling/core/sampling.js";
export { approveTool, availableTools, runTool } from "./kinds/tool-approval/core/approveTool.js";
export * as Tools from "./kinds/tool-approval/core/index.js";
export { toolApproval } from "./kinds/tool-approval/core/toolApproval.js";

// Clients: the SDK's, and sessions for an app's own

export type * as Sessions from "./host/namespaces/sessions.js";
export type { RequestError } from "./host/requestError.js";
export { createRequestError } from "./host/requestError.js";
export type { HostSession } from "./host/session.js";
export type { ClientSession } from "./wire/sdk/attachClient.js";
export { attachClient } from "./wire/sdk/attachClient.js";
export * as Clients from "./wire/sdk/clients.js";
export type { McpClientLike } from "./wire/sdk/mcpClientLike.js";
export { tapTransport } from "./wire/sdk/tapTransport.js";

// What the host holds and is told: questions, outcomes, calls, commands

export type { Command, Draft, Receipt } from "./host/command.js";
export type * as Calls from "./host/namespaces/calls.js";
export type { Outcome, OutcomeCause } from "./host/outcome.js";
export type { Question } from "./host/question.js";
export type { Surface } from "./host/surface.js";
export type { Commit, RowChanges } from "./host/tables/commit.js";

// The decision log

export type { DecisionLog } from "./host/log/decisionLog.js";
export { createDecisionLog } from "./host/log/decisionLog.js";
export { verifyLogChain } from "./host/log/logChain.js";
export type { LogEntry } from "./host/log/logEntry.js";
export * as Log from "./host/namespaces/log.js";

// A kind of an app's own, without React; the half with it is in "mcp-host-ui/kind"

export type { HostKind } from "./host/kind.js";
export * as Kinds from "./host/namespaces/kinds.js";
export { defineKey } from "./state/key.js";
