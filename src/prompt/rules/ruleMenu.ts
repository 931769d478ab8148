export { BudgetLine } from "./BudgetLine.js";
export { RuleOpener } from "./RuleOpener.js";
export { RuleStep } from "./RuleStep.js";
