export {
  ElicitationFormActions as Actions,
  type ElicitationFormActionsProps as ActionsProps,
} from "./ElicitationFormActions.js";
export { ElicitationFormCancel as Cancel } from "./ElicitationFormCancel.js";
export {
  ElicitationFormClear as Clear,
  type ElicitationFormClearProps as ClearProps,
} from "./ElicitationFormClear.js";
export { ElicitationFormControl as Control } from "./ElicitationFormControl.js";
export { ElicitationFormDecline as Decline } from "./ElicitationFormDecline.js";
export {
  ElicitationFormDescription as Description,
  type ElicitationFormDescriptionProps as DescriptionProps,
} from "./ElicitationFormDescription.js";
export {
  ElicitationFormError as Error,
  type ElicitationFormErrorProps as ErrorProps,
} from "./ElicitationFormError.js";
export {
  ElicitationFormField as Field,
  type ElicitationFormFieldProps as FieldProps,
} from "./ElicitationFormField.js";
export {
  ElicitationFormFields as Fields,
  type ElicitationFormFieldsProps as FieldsProps,
} from "./ElicitationFormFields.js";
export {
  ElicitationFormFindings as Findings,
  type ElicitationFormFindingsProps as FindingsProps,
} from "./ElicitationFormFindings.js";
export {
  ElicitationFormHint as Hint,
  type ElicitationFormHintProps as HintProps,
} from "./ElicitationFormHint.js";
export {
  ElicitationFormLabel as Label,
  type ElicitationFormLabelProps as LabelProps,
} from "./ElicitationFormLabel.js";
export {
  ElicitationFormOptional as Optional,
  type ElicitationFormOptionalProps as OptionalProps,
} from "./ElicitationFormOptional.js";
export {
  ElicitationFormProblems as Problems,
  type ElicitationFormProblemsProps as ProblemsProps,
} from "./ElicitationFormProblems.js";
export {
  ElicitationFormRoot as Root,
  type ElicitationFormRootProps as RootProps,
} from "./ElicitationFormRoot.js";
export { ElicitationFormSubmit as Submit } from "./ElicitationFormSubmit.js";
export {
  ElicitationFormSummary as Summary,
  type ElicitationFormSummaryProps as SummaryProps,
} from "./ElicitationFormSummary.js";
export {
  ElicitationFormWarning as Warning,
  type ElicitationFormWarningProps as WarningProps,
} from "./ElicitationFormWarning.js";
