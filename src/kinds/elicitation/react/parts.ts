export { PromptDecline as Decline } from "../../../prompt/actions/PromptDecline.js";
export { PromptDeclineWithReason as DeclineWithReason } from "../../../prompt/actions/PromptDeclineWithReason.js";
export * from "../../../prompt/commonParts.js";
export {
  ElicitationActions as Actions,
  type ElicitationActionsProps as ActionsProps,
} from "./ElicitationActions.js";
export {
  ElicitationAddress as Address,
  type ElicitationAddressProps as AddressProps,
} from "./ElicitationAddress.js";
export { ElicitationCancel as Cancel } from "./ElicitationCancel.js";
export { ElicitationContent as Content } from "./ElicitationContent.js";
export {
  ElicitationDraft as Draft,
  type ElicitationDraftProps as DraftProps,
} from "./ElicitationDraft.js";
export {
  ElicitationMessage as Message,
  type ElicitationMessageProps as MessageProps,
} from "./ElicitationMessage.js";
export {
  ElicitationNotice as Notice,
  type ElicitationNoticeProps as NoticeProps,
} from "./ElicitationNotice.js";
export type { ElicitationVisitProps as VisitProps } from "./ElicitationVisit.js";
export { ElicitationVisit as Visit } from "./ElicitationVisit.js";
export type { UseUrlInspectionResult } from "./hooks/useUrlInspection.js";
export type {
  ContentConfirmation,
  ElicitationView as View,
  OpenElicitation as Open,
  OpenElicitationView as OpenView,
  OpenForm,
  OpenVisit,
  RequiredVisit,
  SettledElicitation as Settled,
  SettledElicitationView as SettledView,
  SettledForm,
  SettledVisit,
  UnanswerableForm,
} from "./hooks/viewElicitation.js";
