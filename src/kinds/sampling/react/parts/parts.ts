export * from "../../../../prompt/commonParts.js";
export type { EditedResponse, RequestPart } from "../../core/edit/requestEdits.js";
export type {
  FailedGeneration,
  Generating,
  ModelInUse,
  OpenApproval,
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
  SamplingReviewProceed as Proceed,
} from "./SamplingReviewActions.js";
export { SamplingReviewDifferences as Differences } from "./SamplingReviewDifferences.js";
export { SamplingReviewLead as Lead } from "./SamplingReviewLead.js";
export { SamplingReviewModel as Model } from "./SamplingReviewModel.js";
export {
  SamplingReviewNotice as Notice,
  SamplingReviewRefusal as Refusal,
} from "./SamplingReviewNotice.js";
export { SamplingReviewPartial as Partial } from "./SamplingReviewPartial.js";
export { SamplingReviewPrompt as Prompt } from "./SamplingReviewPrompt.js";
export { SamplingReviewRedaction as Redaction } from "./SamplingReviewRedaction.js";
export { SamplingReviewResponse as Response } from "./SamplingReviewResponse.js";
export {
  SamplingReviewRoot as Root,
  type SamplingReviewRootProps as RootProps,
} from "./SamplingReviewRoot.js";
export { SamplingReviewSettings as Settings } from "./SamplingReviewSettings.js";
export { SamplingReviewWays as Ways } from "./SamplingReviewWays.js";
