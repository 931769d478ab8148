export type {
  ControlAttributes,
  ElicitationControl as ControlComponent,
  ElicitationControlProps as ControlProps,
  ElicitationControls as Controls,
  NamedElicitationControl as NamedControl,
  NamedElicitationControls as NamedControls,
} from "../controls/controlProps.js";
export type { OwnElicitationControls as OwnControls } from "../controls/OwnControlsContext.js";
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
export type { FieldQuestion, FieldWords } from "../react/fieldWords.js";
export type { FormValues as Values } from "../react/heldEntry.js";
export type { AskedForm } from "../react/useFormStore.js";
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
export type { FieldContextValue as FieldContext, FieldIds } from "./FieldContext.js";
export type { UseElicitationFieldContextResult as UseFieldContextResult } from "./useElicitationFieldContext.js";
export type { UseElicitationFormContextResult as UseContextResult } from "./useElicitationFormContext.js";
