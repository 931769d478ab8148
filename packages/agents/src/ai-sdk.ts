export type { AskedModel, ModelSource } from "./ai-sdk/askedModel.js";
export type { CallSettings } from "./ai-sdk/callSettings.js";
export { type GenerateWithOptions, generateWith } from "./ai-sdk/generateWith.js";
export {
  type ListedModel,
  type ModelsAndWay,
  modelsFrom,
} from "./ai-sdk/modelsFrom.js";
export {
  type ChatApprovals,
  type ChatMessage,
  openChatApprovals,
  type RespondToApproval,
} from "./ai-sdk/openChatApprovals.js";
export {
  type McpElicitationRequest,
  type McpElicitationResult,
  type McpSession,
  openMcpSession,
} from "./ai-sdk/openMcpSession.js";
