export { RulesBudgets as Budgets, type RulesBudgetsProps as BudgetsProps } from "./RulesBudgets.js";
export { RulesEmpty as Empty, type RulesEmptyProps as EmptyProps } from "./RulesEmpty.js";
export { RulesFailure as Failure, type RulesFailureProps as FailureProps } from "./RulesFailure.js";
export { RulesItem as Item, type RulesItemProps as ItemProps } from "./RulesItem.js";
export { RulesList as List, type RulesListProps as ListProps } from "./RulesList.js";
export {
  RulesProposals as Proposals,
  type RulesProposalsProps as ProposalsProps,
} from "./RulesProposals.js";
export { RulesStop as Stop, type RulesStopProps as StopProps } from "./RulesStop.js";
export {
  RulesStorageNote as StorageNote,
  type RulesStorageNoteProps as StorageNoteProps,
} from "./RulesStorageNote.js";
export { RulesTitle as Title, type RulesTitleProps as TitleProps } from "./RulesTitle.js";
export { RulesUndo as Undo, type RulesUndoProps as UndoProps } from "./RulesUndo.js";
