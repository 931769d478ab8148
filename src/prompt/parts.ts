export { DeclineStep, type DeclineStepProps } from "./actions/DeclineStep.js";
export type { KeptReasonProps } from "./actions/KeptReason.js";
export { KeptReason } from "./actions/KeptReason.js";
export { PromptDecline as Decline } from "./actions/PromptDecline.js";
export { PromptDeclineWithReason as DeclineWithReason } from "./actions/PromptDeclineWithReason.js";
export {
  QuestionActions as Actions,
  type QuestionActionsProps as ActionsProps,
} from "./actions/QuestionActions.js";
export { SettledLine, type SettledLineProps } from "./card/SettledLine.js";
export * from "./commonParts.js";
export type { QuestionDialogProps as DialogProps } from "./window/QuestionDialog.js";
