export { PromptDecline as Deny } from "../../../prompt/actions/PromptDecline.js";
export {
  ToolArguments as Arguments,
  type ToolArgumentsProps as ArgumentsProps,
} from "./arguments/ToolArguments.js";
export type { ToolMode as Mode, ToolSetting as Setting } from "./panel/useTools.js";
export { ToolAbout as About, type ToolAboutProps as AboutProps } from "./ToolAbout.js";
export { ToolActions as Actions, type ToolActionsProps as ActionsProps } from "./ToolActions.js";
export {
  type ToolClaimsProps as ClaimsProps,
  ToolClaimsText as Claims,
} from "./ToolClaimsText.js";
export { ToolNotice as Notice, type ToolNoticeProps as NoticeProps } from "./ToolNotice.js";
export {
  ToolPrivateData as PrivateData,
  type ToolPrivateDataProps as PrivateDataProps,
} from "./ToolPrivateData.js";
export { ToolRiskNotice as Risk, type ToolRiskProps as RiskProps } from "./ToolRiskNotice.js";
export type {
  OpenToolApproval as Open,
  SettledToolApproval as Settled,
  ToolApproval as Approval,
  ToolApprovalFacts as Facts,
  ToolRuleOptions as RuleOptions,
} from "./toolView.js";
