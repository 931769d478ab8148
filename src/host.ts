export type { FormProblem } from "./form/model/readElicitationForm.js";
export type { CallRecord, TrackCallOptions, TrackedCallOptions, TrackedRun } from "./host/calls.js";
export type { Command, Draft, Receipt, SliceCommand } from "./host/command.js";
export type { Commit, RowChanges } from "./host/commit.js";
export { createHost } from "./host/createHost.js";
export type { Decision } from "./host/decision.js";
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
export type { ElicitationOptions } from "./kinds/elicitation/core/elicitation.js";
export { elicitation } from "./kinds/elicitation/core/elicitation.js";
export type {
  ElicitationQuestion,
  Unanswerable,
  Visit,
} from "./kinds/elicitation/core/elicitationQuestion.js";
export { isElicitation } from "./kinds/elicitation/core/elicitationQuestion.js";
export type {
  RootExclusions,
  RootRecord,
  RootServers,
  RootsDecision,
  RootsServer,
  RootsState,
} from "./kinds/roots/core/rootRecord.js";
export { roots } from "./kinds/roots/core/roots.js";
export type {
  RootChanges,
  RootFolder,
  RootIssue,
  RootsCommand,
} from "./kinds/roots/core/rootsCommand.js";
export type { ListRootsResult, Root } from "./kinds/roots/core/rootsList.js";
export type { RootsOptions } from "./kinds/roots/core/rootsOptions.js";
export type {
  RootsConsentDetail,
  RootsQuestion,
  RootsSettlement,
} from "./kinds/roots/core/rootsQuestion.js";
export { isRootsQuestion } from "./kinds/roots/core/rootsQuestion.js";
export type { RootsStorage } from "./kinds/roots/core/rootsStorage.js";
export { syncRoots } from "./kinds/roots/core/syncRoots.js";
export type { FindOverlapsOptions, RootOverlap } from "./kinds/roots/core/uri/findOverlaps.js";
export { findOverlaps } from "./kinds/roots/core/uri/findOverlaps.js";
export { formatRoot } from "./kinds/roots/core/uri/formatRoot.js";
export type { IsWithinRootsOptions } from "./kinds/roots/core/uri/isWithinRoots.js";
export { isWithinRoots } from "./kinds/roots/core/uri/isWithinRoots.js";
export type { RootNote, RootReading } from "./kinds/roots/core/uri/readRootUri.js";
export { readRootUri } from "./kinds/roots/core/uri/readRootUri.js";
export type {
  RefusedRoot,
  RootPlatform,
  RootRefusal,
  RootRefusalCode,
} from "./kinds/roots/core/uri/refusal.js";
export type {
  Generate,
  Generated,
  GenerateOptions,
} from "./kinds/sampling/core/createGenerations.js";
export type { AnswerIssueCode, SamplingIssue } from "./kinds/sampling/core/findAnswerIssues.js";
export type {
  ModelChoice,
  ModelPick,
  ModelPriorities,
  ModelReason,
  SamplingModel,
} from "./kinds/sampling/core/pickModel.js";
export { pickModel } from "./kinds/sampling/core/pickModel.js";
export type {
  AudioContent,
  Block,
  EmbeddedResource,
  ImageContent,
  Media,
  ResourceLink,
  SamplingContent,
  TextContent,
  ToolResultBlock,
  ToolResultContent,
  ToolUseContent,
} from "./kinds/sampling/core/protocol/samplingContent.js";
export type {
  CreateMessageRequest,
  ModelPreferences,
  SamplingMessage,
  SamplingTool,
} from "./kinds/sampling/core/protocol/samplingRequest.js";
export type {
  AnswerContent,
  CreateMessageResult,
} from "./kinds/sampling/core/protocol/samplingResult.js";
export type { SamplingOptions } from "./kinds/sampling/core/sampling.js";
export { sampling } from "./kinds/sampling/core/sampling.js";
export type {
  SamplingChanges,
  SamplingCommand,
  SamplingSettlement,
} from "./kinds/sampling/core/samplingCommand.js";
export type {
  SamplingAnswer,
  SamplingDetail,
  SamplingFailure,
  SamplingPartial,
  SamplingQuestion,
} from "./kinds/sampling/core/samplingQuestion.js";
export { isSampling } from "./kinds/sampling/core/samplingQuestion.js";
export type { SamplingSettings } from "./kinds/sampling/core/samplingSettings.js";
export { choiceFor } from "./kinds/sampling/core/samplingSettings.js";
export type { SettingsStorage } from "./kinds/sampling/core/settingsStore.js";
export type { HostKey, ReadKey } from "./state/key.js";
export { defineKey } from "./state/key.js";
export type {
  ElicitFormRequest,
  ElicitRequest,
  ElicitUrlRequest,
} from "./wire/protocol/elicitRequest.js";
export type { ElicitAnswer, ElicitContent, ElicitResult } from "./wire/protocol/elicitResult.js";
export type { Json, JsonObject } from "./wire/protocol/json.js";
export type { RequestLimits } from "./wire/protocol/requestLimits.js";
export type {
  AttachClientOptions,
  ClientSession,
  MissingHandler,
} from "./wire/sdk/attachClient.js";
export { attachClient } from "./wire/sdk/attachClient.js";
export type { McpClientLike, TransportLike } from "./wire/sdk/mcpClientLike.js";
export type { TappableTransport } from "./wire/sdk/tapTransport.js";
export { tapTransport } from "./wire/sdk/tapTransport.js";
