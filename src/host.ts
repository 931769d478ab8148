export type { ElicitationOptions } from "./elicitation/elicitation.js";
export { elicitation } from "./elicitation/elicitation.js";
export type {
  ElicitationQuestion,
  Unanswerable,
  Visit,
} from "./elicitation/elicitationQuestion.js";
export { isElicitation } from "./elicitation/elicitationQuestion.js";
export type { FormProblem } from "./elicitation/form/readElicitationForm.js";
export type { CallRecord, TrackCallOptions, TrackedCallOptions, TrackedRun } from "./host/calls.js";
export type { Command, Draft, Receipt, SliceCommand } from "./host/command.js";
export { createHost } from "./host/createHost.js";
export type { DecisionLog, DecisionLogOptions, LogEntry } from "./host/decisionLog.js";
export { createDecisionLog } from "./host/decisionLog.js";
export type { DraftStorage } from "./host/draftStorage.js";
export type { FloodLimits } from "./host/floodGuard.js";
export type { Host, HostState, LocalHost, Sender } from "./host/host.js";
export type { HostLimits, HostOptions } from "./host/hostOptions.js";
export type { ChainLink, ChainVerdict } from "./host/logChain.js";
export { verifyLogChain } from "./host/logChain.js";
export type { Outcome, OutcomeReason } from "./host/outcome.js";
export type { HostPolicy, LogPolicy, PolicyName } from "./host/policy.js";
export type { Question } from "./host/question.js";
export type { RequestError } from "./host/requestError.js";
export { createRequestError } from "./host/requestError.js";
export type {
  HostSession,
  OpenSessionOptions,
  ReceiveOptions,
  SendNotification,
  ServerClaims,
  SessionRecord,
} from "./host/session.js";
export type { Decision } from "./host/settlement.js";
export type {
  Answered,
  FailedCall,
  Reply,
  ResultReply,
  RunningSlice,
  Slice,
  SliceCore,
  SliceRequest,
} from "./host/slice.js";
export type { Surface } from "./host/surface.js";
export type {
  ElicitFormRequest,
  ElicitRequest,
  ElicitUrlRequest,
} from "./protocol/elicitRequest.js";
export type { ElicitAnswer, ElicitContent, ElicitResult } from "./protocol/elicitResult.js";
export type { Json, JsonObject } from "./protocol/json.js";
export type { RequestLimits } from "./protocol/requestLimits.js";
export type { ListRootsResult, Root } from "./protocol/rootsList.js";
export type {
  AudioContent,
  EmbeddedResource,
  ImageContent,
  ResourceLink,
  SamplingContent,
  TextContent,
  ToolResultBlock,
  ToolResultContent,
  ToolUseContent,
} from "./protocol/samplingContent.js";
export type {
  CreateMessageRequest,
  ModelPreferences,
  SamplingMessage,
  SamplingTool,
} from "./protocol/samplingRequest.js";
export type { AnswerContent, CreateMessageResult } from "./protocol/samplingResult.js";
export type {
  RootExclusions,
  RootRecord,
  RootServers,
  RootsDecision,
  RootsServer,
  RootsState,
} from "./roots/rootRecord.js";
export { roots } from "./roots/roots.js";
export type { RootChanges, RootFolder, RootIssue, RootsCommand } from "./roots/rootsCommand.js";
export type { RootsOptions } from "./roots/rootsOptions.js";
export type { RootsConsentDetail, RootsQuestion, RootsSettlement } from "./roots/rootsQuestion.js";
export { isRootsQuestion } from "./roots/rootsQuestion.js";
export type { RootsStorage } from "./roots/rootsStorage.js";
export { syncRoots } from "./roots/syncRoots.js";
export type { FindOverlapsOptions, RootOverlap } from "./roots/uri/findOverlaps.js";
export { findOverlaps } from "./roots/uri/findOverlaps.js";
export { formatRoot } from "./roots/uri/formatRoot.js";
export type { IsWithinRootsOptions } from "./roots/uri/isWithinRoots.js";
export { isWithinRoots } from "./roots/uri/isWithinRoots.js";
export type { RootNote, RootReading } from "./roots/uri/readRootUri.js";
export { readRootUri } from "./roots/uri/readRootUri.js";
export type {
  RefusedRoot,
  RootPlatform,
  RootRefusal,
  RootRefusalCode,
} from "./roots/uri/refusal.js";
export type { Generate, Generated, GenerateOptions } from "./sampling/createGenerations.js";
export type { AnswerIssueCode, SamplingIssue } from "./sampling/findAnswerIssues.js";
export type {
  ModelChoice,
  ModelPick,
  ModelPriorities,
  ModelReason,
  SamplingModel,
} from "./sampling/pickModel.js";
export { pickModel } from "./sampling/pickModel.js";
export type { SamplingOptions } from "./sampling/sampling.js";
export { sampling } from "./sampling/sampling.js";
export type {
  SamplingChanges,
  SamplingCommand,
  SamplingSettlement,
} from "./sampling/samplingCommand.js";
export type {
  SamplingAnswer,
  SamplingDetail,
  SamplingFailure,
  SamplingPartial,
  SamplingQuestion,
} from "./sampling/samplingQuestion.js";
export { isSampling } from "./sampling/samplingQuestion.js";
export type { SamplingSettings } from "./sampling/samplingSettings.js";
export { choiceFor } from "./sampling/samplingSettings.js";
export type { SettingsStorage } from "./sampling/settingsStore.js";
export type {
  AttachClientOptions,
  ClientSession,
  MissingHandler,
} from "./sessions/attachClient.js";
export { attachClient } from "./sessions/attachClient.js";
export type { McpClientLike, TransportLike } from "./sessions/mcpClientLike.js";
export type { TappableTransport } from "./sessions/tapTransport.js";
export { tapTransport } from "./sessions/tapTransport.js";
