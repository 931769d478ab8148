export * from "../../../../prompt/commonParts.js";
export type { FoldProps } from "../../../../ui/Fold.js";
export type { EditedResponse, RequestPart } from "../../core/edit/requestEdits.js";
export type {
  FailedGeneration,
  Generating,
  ModelInUse,
  RedactionChange,
  RequestReview,
  ResponseInput,
  ResponseInReview,
  ResponseReview,
  SamplingApproval as Approval,
  SamplingFacts as Facts,
  SettledSampling as Settled,
} from "../approval/samplingApproval.js";
export type { PromptChanges } from "../approval/samplingDraft.js";
export type { DenialEffect, OpenSampling as Open } from "../approval/samplingViews.js";
export type { SamplingSettingsChange as SettingsChange } from "../approval/useSamplingSettings.js";
export { SamplingContent as Content } from "../SamplingContent.js";
export {
  SamplingReviewActions as Actions,
  type SamplingReviewActionsProps as ActionsProps,
  SamplingReviewProceed as Proceed,
} from "./SamplingReviewActions.js";
export {
  SamplingReviewDifferences as Differences,
  type SamplingReviewDifferencesProps as DifferencesProps,
} from "./SamplingReviewDifferences.js";
export {
  SamplingReviewLead as Lead,
  type SamplingReviewLeadProps as LeadProps,
} from "./SamplingReviewLead.js";
export {
  SamplingReviewModel as Model,
  type SamplingReviewModelProps as ModelProps,
} from "./SamplingReviewModel.js";
export {
  SamplingReviewNotice as Notice,
  type SamplingReviewNoticeProps as NoticeProps,
  SamplingReviewRefusal as Refusal,
  type SamplingReviewRefusalProps as RefusalProps,
} from "./SamplingReviewNotice.js";
export {
  SamplingReviewPartial as Partial,
  type SamplingReviewPartialProps as PartialProps,
} from "./SamplingReviewPartial.js";
export {
  SamplingReviewPrompt as Prompt,
  type SamplingReviewPromptProps as PromptProps,
} from "./SamplingReviewPrompt.js";
export {
  SamplingReviewRedaction as Redaction,
  type SamplingReviewRedactionProps as RedactionProps,
} from "./SamplingReviewRedaction.js";
export {
  SamplingReviewResponse as Response,
  type SamplingReviewResponseProps as ResponseProps,
} from "./SamplingReviewResponse.js";
export {
  SamplingReviewRoot as Root,
  type SamplingReviewRootProps as RootProps,
} from "./SamplingReviewRoot.js";
export {
  SamplingReviewSettings as Settings,
  type SamplingReviewSettingsProps as SettingsProps,
} from "./SamplingReviewSettings.js";
export {
  SamplingReviewWays as Ways,
  type SamplingReviewWaysProps as WaysProps,
} from "./SamplingReviewWays.js";
