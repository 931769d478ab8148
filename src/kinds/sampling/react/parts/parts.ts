export * from "../../../../prompt/commonParts.js";
export type { FoldProps } from "../../../../ui/Fold.js";
export type {
  EditedResponse,
  RequestPart,
  SamplingEdits as Edits,
} from "../../core/edit/requestEdits.js";
export type { SamplingDraft as Draft } from "../hooks/createSamplingDraft.js";
export type {
  DenialEffect,
  FailedGeneration,
  Generating,
  OpenSampling as Open,
  OpenSamplingView as OpenView,
  RedactionChange,
  RequestReview,
  ResponseInput,
  ResponseReview,
  SamplingFacts as Facts,
  SamplingView as View,
  SettledSampling as Settled,
} from "../hooks/samplingView.js";
export type { SamplingSettingsChange as SettingsChange } from "../hooks/useSamplingSettings.js";
export { SamplingContent as Content } from "../SamplingContent.js";
export {
  SamplingReviewActions as Actions,
  type SamplingReviewActionsProps as ActionsProps,
} from "./SamplingReviewActions.js";
export { SamplingReviewApprove as Approve } from "./SamplingReviewApprove.js";
export { SamplingReviewBack as Back } from "./SamplingReviewBack.js";
export type { SamplingReviewDenialProps as DenialProps } from "./SamplingReviewDenial.js";
export { SamplingReviewDenial as Denial } from "./SamplingReviewDenial.js";
export { SamplingReviewDeny as Deny } from "./SamplingReviewDeny.js";
export { SamplingReviewDenyWithReason as DenyWithReason } from "./SamplingReviewDenyWithReason.js";
export {
  SamplingReviewDifferences as Differences,
  type SamplingReviewDifferencesProps as DifferencesProps,
} from "./SamplingReviewDifferences.js";
export {
  SamplingReviewFailure as Failure,
  type SamplingReviewFailureProps as FailureProps,
} from "./SamplingReviewFailure.js";
export {
  SamplingReviewFindings as Findings,
  type SamplingReviewFindingsProps as FindingsProps,
} from "./SamplingReviewFindings.js";
export type { SamplingReviewIncludeContextProps as IncludeContextProps } from "./SamplingReviewIncludeContext.js";
export { SamplingReviewIncludeContext as IncludeContext } from "./SamplingReviewIncludeContext.js";
export type { SamplingReviewLateProps as LateProps } from "./SamplingReviewLate.js";
export { SamplingReviewLate as Late } from "./SamplingReviewLate.js";
export {
  SamplingReviewLead as Lead,
  type SamplingReviewLeadProps as LeadProps,
} from "./SamplingReviewLead.js";
export type { SamplingReviewMaxTokensProps as MaxTokensProps } from "./SamplingReviewMaxTokens.js";
export { SamplingReviewMaxTokens as MaxTokens } from "./SamplingReviewMaxTokens.js";
export {
  SamplingReviewMessages as Messages,
  type SamplingReviewMessagesProps as MessagesProps,
} from "./SamplingReviewMessages.js";
export type { SamplingReviewMetadataProps as MetadataProps } from "./SamplingReviewMetadata.js";
export { SamplingReviewMetadata as Metadata } from "./SamplingReviewMetadata.js";
export {
  SamplingReviewModel as Model,
  type SamplingReviewModelProps as ModelProps,
} from "./SamplingReviewModel.js";
export {
  SamplingReviewNotice as Notice,
  type SamplingReviewNoticeProps as NoticeProps,
} from "./SamplingReviewNotice.js";
export {
  SamplingReviewPartial as Partial,
  type SamplingReviewPartialProps as PartialProps,
} from "./SamplingReviewPartial.js";
export type { SamplingReviewPreferencesProps as PreferencesProps } from "./SamplingReviewPreferences.js";
export { SamplingReviewPreferences as Preferences } from "./SamplingReviewPreferences.js";
export {
  SamplingReviewRedaction as Redaction,
  type SamplingReviewRedactionProps as RedactionProps,
} from "./SamplingReviewRedaction.js";
export {
  SamplingReviewRefusal as Refusal,
  type SamplingReviewRefusalProps as RefusalProps,
} from "./SamplingReviewRefusal.js";
export { SamplingReviewRegenerate as Regenerate } from "./SamplingReviewRegenerate.js";
export {
  SamplingReviewResponse as Response,
  type SamplingReviewResponseProps as ResponseProps,
} from "./SamplingReviewResponse.js";
export { SamplingReviewRetry as Retry } from "./SamplingReviewRetry.js";
export { SamplingReviewRevise as Revise } from "./SamplingReviewRevise.js";
export {
  SamplingReviewRoot as Root,
  type SamplingReviewRootProps as RootProps,
} from "./SamplingReviewRoot.js";
export { SamplingReviewSend as Send } from "./SamplingReviewSend.js";
export {
  SamplingReviewSettings as Settings,
  type SamplingReviewSettingsProps as SettingsProps,
} from "./SamplingReviewSettings.js";
export { SamplingReviewStop as Stop } from "./SamplingReviewStop.js";
export type { SamplingReviewStopSequencesProps as StopSequencesProps } from "./SamplingReviewStopSequences.js";
export { SamplingReviewStopSequences as StopSequences } from "./SamplingReviewStopSequences.js";
export {
  SamplingReviewSystemPrompt as SystemPrompt,
  type SamplingReviewSystemPromptProps as SystemPromptProps,
} from "./SamplingReviewSystemPrompt.js";
export type { SamplingReviewTemperatureProps as TemperatureProps } from "./SamplingReviewTemperature.js";
export { SamplingReviewTemperature as Temperature } from "./SamplingReviewTemperature.js";
export type { SamplingReviewToolChoiceProps as ToolChoiceProps } from "./SamplingReviewToolChoice.js";
export { SamplingReviewToolChoice as ToolChoice } from "./SamplingReviewToolChoice.js";
export type { SamplingReviewToolsProps as ToolsProps } from "./SamplingReviewTools.js";
export { SamplingReviewTools as Tools } from "./SamplingReviewTools.js";
export { SamplingReviewWriteYourself as WriteYourself } from "./SamplingReviewWriteYourself.js";
