export type { PrivateKind, PrivateSpan } from "../../../safety/redaction/privateSpan.js";
export type { PrivateValue } from "../../../safety/redaction/privateValue.js";
export type {
  PrivateDetector,
  RedactionOptions,
} from "../../../safety/redaction/redactionOptions.js";
export { blocksOf } from "./protocol/blocksOf.js";
export type {
  AudioContent,
  Block,
  EmbeddedResource,
  ImageContent,
  Media,
  MessageContent as Content,
  ResourceLink,
  TextContent,
  ToolResultBlock,
  ToolResultContent,
  ToolUseContent,
} from "./protocol/samplingContent.js";
export type { SamplingMessage as Message } from "./protocol/samplingMessage.js";
export type {
  CreateMessageRequest,
  ModelPreferences,
  SamplingTool as Tool,
} from "./protocol/samplingRequest.js";
export type { CreateMessageResult, ResponseContent } from "./protocol/samplingResult.js";
export type { SamplingRedaction as Redaction, UnreadKind } from "./redact/samplingRedaction.js";
export type { Generate, Generated, GenerateOptions } from "./response/createGenerations.js";
export type { ResponseIssueCode, SamplingIssue as Issue } from "./response/findResponseIssues.js";
export type { TokenUsage } from "./response/tokenUsage.js";
export type {
  SamplingChanges as Changes,
  SamplingCommand as Command,
  SamplingSettlement as Settlement,
} from "./samplingCommand.js";
export type { SamplingOptions as Options } from "./samplingOptions.js";
export {
  isSampling as isQuestion,
  type SamplingDetail as Detail,
  type SamplingFailure as Failure,
  type SamplingPartial as PartialOutput,
  type SamplingQuestion as Question,
  type SamplingResponse as Response,
} from "./samplingQuestion.js";
export {
  type ModelChoice,
  type ModelPick,
  type ModelPriorities,
  type ModelReason,
  pickModel,
  type SamplingModel as Model,
} from "./settings/pickModel.js";
export { choiceFor, type SamplingSettings as Settings } from "./settings/samplingSettings.js";
export type { SettingsStorage } from "./settings/settingsStore.js";
