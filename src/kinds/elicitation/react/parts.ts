export { PromptDecline as Decline } from "../../../prompt/actions/PromptDecline.js";
export { PromptDeclineWithReason as DeclineWithReason } from "../../../prompt/actions/PromptDeclineWithReason.js";
export { SettledLine, type SettledLineProps } from "../../../prompt/card/SettledLine.js";
export * from "../../../prompt/commonParts.js";
export type { OnAnswer, RequestServer } from "../core/createRequestHost.js";
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
export type {
  ElicitationBase as Base,
  ElicitationServer as Server,
  ElicitationView as View,
  FormElicitation as Form,
  OpenElicitation as OpenBase,
  OpenElicitationView as Open,
  SettledBase,
  SettledElicitation as Settled,
  SettledForm,
  SettledUrl,
  UrlElicitation as Url,
} from "./hooks/elicitationView.js";
export type { ContentConfirmation } from "./hooks/shownElicitation.js";
export type { KeptRequest } from "./hooks/useRequestHost.js";
export type { UseUrlInspectionResult } from "./hooks/useUrlInspection.js";
