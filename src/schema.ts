export { type DescribeIssueOptions, describeIssue } from "./form/parts/words/describeIssue.js";
export { createJsonValidator, type JsonValidator } from "./schema/createJsonValidator.js";
export { createValidator, type ElicitContent, type Validator } from "./schema/createValidator.js";
export type {
  BooleanField,
  ChoiceField,
  ChoicesField,
  Field,
  FieldBase,
  FieldKind,
  FieldOption,
  ItemRules,
  JsonField,
  ListField,
  NumberField,
  OptionValue,
  TextField,
  TextRules,
} from "./schema/field.js";
export { isSupportedValue } from "./schema/isSupportedValue.js";
export type { Issue, IssueCode } from "./schema/issue.js";
export { isJsonObject, type Json, type JsonObject } from "./schema/json.js";
export type { Problem, ProblemCode } from "./schema/problem.js";
export { type FieldsReading, readFields } from "./schema/reading/readFields.js";
export type {
  StandardProps,
  StandardResult,
  StandardValidator,
} from "./schema/standardValidator.js";
export { checkText, type TextFault } from "./schema/text/checkText.js";
export { type FormatNumberOptions, formatNumber } from "./schema/text/formatNumber.js";
export {
  type NumberFault,
  type NumberReading,
  type ParseNumberOptions,
  parseNumber,
} from "./schema/text/parseNumber.js";
export type { Unchecked, UncheckedCode } from "./schema/unchecked.js";
export type { Validation } from "./schema/validation/validate.js";
