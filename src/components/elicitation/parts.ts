export {
  ElicitationActions as Actions,
  type ElicitationActionsProps as ActionsProps,
} from "./ElicitationActions.js";
export {
  ElicitationAddress as Address,
  type ElicitationAddressProps as AddressProps,
} from "./ElicitationAddress.js";
export {
  ElicitationBody as Body,
  type ElicitationBodyProps as BodyProps,
} from "./ElicitationBody.js";
export {
  ElicitationCall as Call,
  type ElicitationCallProps as CallProps,
} from "./ElicitationCall.js";
export { ElicitationCancel as Cancel } from "./ElicitationCancel.js";
export { ElicitationClose as Close } from "./ElicitationClose.js";
export { ElicitationContent as Content } from "./ElicitationContent.js";
export { ElicitationDecline as Decline } from "./ElicitationDecline.js";
export { ElicitationDeclineWithReason as DeclineWithReason } from "./ElicitationDeclineWithReason.js";
export { ElicitationDismiss as Dismiss } from "./ElicitationDismiss.js";
export {
  ElicitationEntered as Entered,
  type ElicitationEnteredProps as EnteredProps,
} from "./ElicitationEntered.js";
export {
  ElicitationHeader as Header,
  type ElicitationHeaderProps as HeaderProps,
} from "./ElicitationHeader.js";
export { ElicitationLater as Later } from "./ElicitationLater.js";
export {
  ElicitationMessage as Message,
  type ElicitationMessageProps as MessageProps,
} from "./ElicitationMessage.js";
export {
  ElicitationNotice as Notice,
  type ElicitationNoticeProps as NoticeProps,
} from "./ElicitationNotice.js";
export {
  ElicitationTitle as Title,
  type ElicitationTitleProps as TitleProps,
} from "./ElicitationTitle.js";
export { ElicitationVisit as Visit } from "./ElicitationVisit.js";
