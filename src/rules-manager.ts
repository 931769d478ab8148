export * as Rules from "./rule-manager/parts.js";
export type { RuleNoticeProps } from "./rule-manager/RuleNotice.js";
export { RuleNotice } from "./rule-manager/RuleNotice.js";
export type { RulesManagerProps } from "./rule-manager/RulesManager.js";
export { RulesManager } from "./rule-manager/RulesManager.js";
export type { RuleProposalView, RuleView, UseRulesResult } from "./rule-manager/useRules.js";
export { useRules } from "./rule-manager/useRules.js";
