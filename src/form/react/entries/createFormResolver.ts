import { toNestErrors } from "@hookform/resolvers";
import type { FieldErrors, Resolver, ResolverOptions, UseFormReturn } from "react-hook-form";
import type { Field } from "../../../schema/field.js";
import type { Entry } from "../../model/entry.js";
import type { FormIssue } from "../../model/formIssue.js";
import type { FormValidation, FormValidator } from "../../model/formValidator.js";
import type { FormValues } from "./heldEntry.js";
import { type DescribeIssues, type IssueError, toIssueError } from "./issueErrors.js";

/** The parts of a form that its resolver reads. */
export interface ResolvedForm {
  readonly get: (field: Field) => Entry;
  /** The parse errors of single fields, by field id. */
  readonly parseErrors: () => ReadonlyMap<string, FormIssue>;
  /** One error that is shown now beside those of some fields, where there is any. */
  readonly errorBeside: (names: readonly string[]) => FieldErrors<FormValues>;
}

/** Validates the entries of one form for react-hook-form. */
export interface FormResolver {
  readonly resolve: Resolver<FormValues>;
  /** Shows these issues as a form's errors, by field id, and nothing else. */
  readonly show: (
    form: Pick<UseFormReturn<FormValues>, "clearErrors" | "setError">,
    issues: ReadonlyMap<string, readonly FormIssue[]>,
  ) => void;
  /** Has errors say what is wrong in words. Returns a function that stops it. */
  readonly describeWith: (describe: DescribeIssues) => () => void;
  /** Has the form validated as a whole by what `submit` starts, or gives it what is known already. */
  readonly validatorWith: <Result>(
    submit: (validated: () => FormValidation | undefined) => Result,
    known?: FormValidation,
  ) => Result;
}

/**
 * Makes the resolver of one form, from the documented helpers of `@hookform/resolvers`: its resolver for Standard Schema
 * keeps a message of each issue, but neither its details nor its path within the field, and validates the whole form at a key.
 */
export function createFormResolver(
  fields: readonly Field[],
  validator: FormValidator,
  form: ResolvedForm,
): FormResolver {
  const byId = new Map(fields.map((field) => [field.id, field]));
  let asked:
    | { readonly known: FormValidation | undefined; validation?: FormValidation }
    | undefined;

  let describe: DescribeIssues | undefined;

  const errorOf = (id: string, issues: readonly FormIssue[]): IssueError => {
    const field = byId.get(id);
    return toIssueError(issues, field && describe?.(field, issues));
  };

  const validateField = async (field: Field): Promise<readonly FormIssue[]> => {
    const parseError = form.parseErrors().get(field.id);
    return parseError ? [parseError] : validator.validateField(field, form.get(field));
  };

  const validateSome = async (names: readonly string[]) => {
    const found = new Map<string, readonly FormIssue[]>();
    for (const name of names) {
      const field = byId.get(name);
      if (field) found.set(name, await validateField(field));
    }
    return found;
  };

  const errorsOf = (
    found: ReadonlyMap<string, readonly FormIssue[]>,
    formIssues: readonly FormIssue[],
    options: ResolverOptions<FormValues>,
  ): FieldErrors<FormValues> => {
    const wrong = [...found].filter(([, issues]) => issues.length > 0);
    const errors = Object.fromEntries(wrong.map(([id, issues]) => [id, errorOf(id, issues)]));
    // With the names, each error would be compared with each of them: no field of ours is an array of fields.
    const nested = toNestErrors<FormValues>(errors, { ...options, names: [] });
    const [first] = formIssues;
    if (first) nested.root = { content: { type: first.code } };
    return nested;
  };

  const resolve: Resolver<FormValues> = async (values, _context, options) => {
    const attempt = asked;
    const names: readonly string[] = options.names ?? [];
    if (!attempt && names.length < fields.length) {
      const found = await validateSome(names);
      // Of the other fields, react-hook-form only asks whether anything is wrong.
      const errors = { ...form.errorBeside(names), ...errorsOf(found, [], options) };
      return resultOf(values, errors);
    }
    const validation = attempt?.known ?? (await validator.validate(form.get, form.parseErrors()));
    if (attempt) attempt.validation = validation;
    return resultOf(values, errorsOf(validation.issues, validation.formIssues, options));
  };

  return {
    resolve,
    show(shown, issues) {
      shown.clearErrors();
      for (const [id, list] of issues)
        if (list.length > 0) shown.setError(id, { ...errorOf(id, list) });
    },
    describeWith(say) {
      describe = say;
      return () => {
        describe = undefined;
      };
    },
    validatorWith(submit, known) {
      const attempt: NonNullable<typeof asked> = { known };
      // The resolver is called before `submit` returns.
      asked = attempt;
      try {
        return submit(() => attempt.validation);
      } finally {
        asked = undefined;
      }
    },
  };
}

function resultOf(values: FormValues, errors: FieldErrors<FormValues>) {
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
}
