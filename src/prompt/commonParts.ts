export { PromptCall as Call, type PromptCallProps as CallProps } from "./actions/PromptCall.js";
export { PromptDismiss as Dismiss } from "./actions/PromptDismiss.js";
export { PromptLater as Later } from "./actions/PromptLater.js";
export { PromptBody as Body, type PromptBodyProps as BodyProps } from "./frame/PromptBody.js";
export { PromptClose as Close } from "./frame/PromptClose.js";
export {
  PromptDeadline as Deadline,
  type PromptDeadlineProps as DeadlineProps,
} from "./frame/PromptDeadline.js";
export {
  PromptHeader as Header,
  type PromptHeaderProps as HeaderProps,
} from "./frame/PromptHeader.js";
export { PromptNext as Next } from "./frame/PromptNext.js";
export { PromptTitle as Title, type PromptTitleProps as TitleProps } from "./frame/PromptTitle.js";
