// Rules to give to a host, and how they stand

export type { HostRules, RulesCore, RunningRules } from "./host/hostRules.js";
export type {
  FieldMark,
  Rule,
  RuleArgument,
  RuleArguments,
  RuleContext,
  RuleEffect,
  RuleExpiry,
  RuleExtras,
  RuleMedia,
  RuleSubject,
  RuleSystemPrompt,
  RuleTerms,
  RuleTools,
  ToolMark,
} from "./host/rule.js";
export type {
  ArgumentMark,
  BudgetExcess,
  KindFacts,
  RuleCount,
  RuleFacts,
  Ruling,
} from "./host/ruling.js";
export type { Budget } from "./rules/budget.js";
export type { RulesOptions } from "./rules/createRules.js";
export { createRules } from "./rules/createRules.js";
export type { MayMakeRules } from "./rules/createRulesCommands.js";
export { nameRule } from "./rules/nameRule.js";
export type { RulesPreview } from "./rules/previewRules.js";
export { decidedBy, previewRules } from "./rules/previewRules.js";
export type { RuleInput } from "./rules/ruleInput.js";
export type { RulesCommand } from "./rules/rulesCommand.js";
export type { RulesForOptions } from "./rules/rulesFor.js";
export { rulesFor } from "./rules/rulesFor.js";
export type { RuleChange, RuleProposal, RulesState } from "./rules/rulesState.js";
export { budgetUseKey, rulesKey, ruleUseKey } from "./rules/rulesState.js";
export type { RuleUse } from "./rules/ruleUse.js";
export type { BudgetUse } from "./rules/spending.js";
export type { RuleStanding } from "./rules/stateOfRule.js";
export { stateOfRule } from "./rules/stateOfRule.js";
export type { RulesStorage } from "./rules/store/rulesStorage.js";
