export type { ToolsPolicy as Policy } from "../../../host/policy.js";
export type {
  ApproveToolOptions as ApproveOptions,
  RunTool as Run,
  RunToolOptions as RunOptions,
  ToolCallEnd as CallEnd,
} from "./approveTool.js";
export type { ToolsStorage as Storage } from "./keptTools.js";
export type { ToolApprovalOptions as Options } from "./toolApprovalOptions.js";
export {
  isToolQuestion as isQuestion,
  type ToolAnswer as Answer,
  type ToolCall as Call,
  type ToolDecision as Decision,
  type ToolDefinition as Definition,
  type ToolDetail as Detail,
  type ToolQuestion as Question,
  type ToolRequest as Request,
  type ToolRisk as Risk,
  type ToolRiskCause as RiskCause,
  type ToolSupport as Support,
} from "./toolCall.js";
export type { ToolChoice as Choice } from "./toolChoices.js";
export { type ToolClaims as Claims, toolClaims as claimsOf } from "./toolClaims.js";
export type { KnownTool as Known, ToolRun, ToolsState as State } from "./toolsState.js";
