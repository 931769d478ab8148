export type {
  ControlAttributes,
  ElicitationControl as ControlComponent,
  ElicitationControlProps as ControlProps,
  ElicitationControls as Controls,
  NamedElicitationControl as NamedControl,
  NamedElicitationControls as NamedControls,
} from "../controls/controlProps.js";
export type { OwnElicitationControls as OwnControls } from "../controls/own/OwnControlsContext.js";
export type {
  FormControlName,
  FormElement as Element,
  FormField,
  FormInputProps as InputProps,
  FormOption as Option,
} from "../headless/formField.js";
export type { FormReview, ReviewedField } from "../headless/formReview.js";
export type { FormError, FormInAnyStatus } from "../headless/usePlainForm.js";
export type { Entry, EntryByKind } from "../model/entry.js";
export type { AppIssueCode, FormIssue as Issue, ParseErrorCode } from "../model/formIssue.js";
export type {
  FormInspection as Inspection,
  FormInspector as Inspector,
} from "../model/inspectForm.js";
export type { ReviewPolicy } from "../model/needsReview.js";
export type { Confirmation, ConfirmSecret, FocusTarget } from "../react/elicitationFormStore.js";
export type { FormValues as Values } from "../react/entries/heldEntry.js";
export type { DescribeIssues } from "../react/entries/issueErrors.js";
export type { FieldQuestion, FieldWords } from "../react/fieldWords.js";
export type { AskedForm } from "../react/useFormStore.js";
export {
  ElicitationFormActions as Actions,
  type ElicitationFormActionsProps as ActionsProps,
} from "./actions/ElicitationFormActions.js";
export { ElicitationFormCancel as Cancel } from "./actions/ElicitationFormCancel.js";
export { ElicitationFormDecline as Decline } from "./actions/ElicitationFormDecline.js";
export { ElicitationFormSubmit as Submit } from "./actions/ElicitationFormSubmit.js";
export {
  ElicitationFormFindings as Findings,
  type ElicitationFormFindingsProps as FindingsProps,
} from "./ElicitationFormFindings.js";
export {
  ElicitationFormProblems as Problems,
  type ElicitationFormProblemsProps as ProblemsProps,
} from "./ElicitationFormProblems.js";
export {
  ElicitationFormRoot as Root,
  type ElicitationFormRootProps as RootProps,
} from "./ElicitationFormRoot.js";
export {
  ElicitationFormSummary as Summary,
  type ElicitationFormSummaryProps as SummaryProps,
} from "./ElicitationFormSummary.js";
export {
  ElicitationFormClear as Clear,
  type ElicitationFormClearProps as ClearProps,
} from "./field/ElicitationFormClear.js";
export { ElicitationFormControl as Control } from "./field/ElicitationFormControl.js";
export {
  ElicitationFormDescription as Description,
  type ElicitationFormDescriptionProps as DescriptionProps,
} from "./field/ElicitationFormDescription.js";
export {
  ElicitationFormError as Error,
  type ElicitationFormErrorProps as ErrorProps,
} from "./field/ElicitationFormError.js";
export {
  ElicitationFormField as Field,
  type ElicitationFormFieldProps as FieldProps,
} from "./field/ElicitationFormField.js";
export {
  ElicitationFormHint as Hint,
  type ElicitationFormHintProps as HintProps,
} from "./field/ElicitationFormHint.js";
export {
  ElicitationFormLabel as Label,
  type ElicitationFormLabelProps as LabelProps,
} from "./field/ElicitationFormLabel.js";
export {
  ElicitationFormOptional as Optional,
  type ElicitationFormOptionalProps as OptionalProps,
} from "./field/ElicitationFormOptional.js";
export {
  ElicitationFormWarning as Warning,
  type ElicitationFormWarningProps as WarningProps,
} from "./field/ElicitationFormWarning.js";
export type { FieldContextValue as FieldContext, FieldIds } from "./field/FieldContext.js";
export type { UseElicitationFieldContextResult as UseFieldContextResult } from "./field/useElicitationFieldContext.js";
export {
  ElicitationFormFields as Fields,
  type ElicitationFormFieldsProps as FieldsProps,
} from "./groups/ElicitationFormFields.js";
export type { UseElicitationFormContextResult as UseContextResult } from "./useElicitationFormContext.js";
