export * from "./commonParts.js";
export { DeclineStep, type DeclineStepProps } from "./DeclineStep.js";
export type { KeptReasonProps } from "./KeptReason.js";
export { KeptReason } from "./KeptReason.js";
export { PromptDecline as Decline } from "./PromptDecline.js";
export { PromptDeclineWithReason as DeclineWithReason } from "./PromptDeclineWithReason.js";
export {
  QuestionActions as Actions,
  type QuestionActionsProps as ActionsProps,
} from "./QuestionActions.js";
export type { QuestionDialogProps as DialogProps } from "./QuestionDialog.js";
