export {
  PromptBody as Body,
  type PromptBodyProps as BodyProps,
} from "../../../prompt/PromptBody.js";
export {
  PromptCall as Call,
  type PromptCallProps as CallProps,
} from "../../../prompt/PromptCall.js";
export { PromptClose as Close } from "../../../prompt/PromptClose.js";
export {
  PromptDeadline as Deadline,
  type PromptDeadlineProps as DeadlineProps,
} from "../../../prompt/PromptDeadline.js";
export { PromptDecline as Decline } from "../../../prompt/PromptDecline.js";
export { PromptDeclineWithReason as DeclineWithReason } from "../../../prompt/PromptDeclineWithReason.js";
export { PromptDismiss as Dismiss } from "../../../prompt/PromptDismiss.js";
export {
  PromptHeader as Header,
  type PromptHeaderProps as HeaderProps,
} from "../../../prompt/PromptHeader.js";
export { PromptLater as Later } from "../../../prompt/PromptLater.js";
export {
  PromptTitle as Title,
  type PromptTitleProps as TitleProps,
} from "../../../prompt/PromptTitle.js";
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
  ElicitationEntered as Entered,
  type ElicitationEnteredProps as EnteredProps,
} from "./ElicitationEntered.js";
export {
  ElicitationMessage as Message,
  type ElicitationMessageProps as MessageProps,
} from "./ElicitationMessage.js";
export {
  ElicitationNotice as Notice,
  type ElicitationNoticeProps as NoticeProps,
} from "./ElicitationNotice.js";
export { ElicitationVisit as Visit } from "./ElicitationVisit.js";
