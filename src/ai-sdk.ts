export type { AskedModel, ModelSource } from "./kinds/sampling/ai-sdk/askedModel.js";
export type { CallSettings } from "./kinds/sampling/ai-sdk/callSettings.js";
export { type GenerateWithOptions, generateWith } from "./kinds/sampling/ai-sdk/generateWith.js";
export {
  type ListedModel,
  type ModelsAndWay,
  modelsFrom,
} from "./kinds/sampling/ai-sdk/modelsFrom.js";
export {
  type McpElicitationRequest,
  type McpElicitationResult,
  type McpSession,
  openMcpSession,
} from "./wire/ai-sdk/openMcpSession.js";
