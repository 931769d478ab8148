export { PromptBody as Body, type PromptBodyProps as BodyProps } from "./PromptBody.js";
export { PromptCall as Call, type PromptCallProps as CallProps } from "./PromptCall.js";
export { PromptClose as Close } from "./PromptClose.js";
export {
  PromptDeadline as Deadline,
  type PromptDeadlineProps as DeadlineProps,
} from "./PromptDeadline.js";
export { PromptDismiss as Dismiss } from "./PromptDismiss.js";
export { PromptHeader as Header, type PromptHeaderProps as HeaderProps } from "./PromptHeader.js";
export { PromptLater as Later } from "./PromptLater.js";
export { PromptNext as Next } from "./PromptNext.js";
export { PromptTitle as Title, type PromptTitleProps as TitleProps } from "./PromptTitle.js";
