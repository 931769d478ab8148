import type { FieldError, FieldErrors } from "react-hook-form";
import type { FormIssue, GroupedIssues } from "../../elicitation/form/formIssue.js";
import type { Entries } from "./entries.js";

/** What react-hook-form keeps of a field that is wrong. */
interface IssueError extends FieldError {
  readonly issues: readonly FormIssue[];
}

const none: readonly FormIssue[] = [];

/** The key of what is wrong with the answer as a whole; no field has it, their ids being `f0`, `f1`, … */
const wholeForm = "root";

/** Writes issues as react-hook-form keeps them. */
export function toFieldError(issues: readonly FormIssue[]): IssueError | undefined {
  const [first] = issues;
  return first && { type: first.code, issues };
}

/** Writes a form's issues as react-hook-form keeps it. */
export function toFieldErrors({ issues, formIssues }: GroupedIssues): FieldErrors<Entries> {
  const errors = [...issues, [wholeForm, formIssues] as const].flatMap(([id, list]) => {
    const error = toFieldError(list);
    return error ? [[id, error] as const] : [];
  });
  return Object.fromEntries(errors);
}

/** What is wrong with one field, or without an id with the answer as a whole. */
export function issuesIn(
  errors: FieldErrors<Entries>,
  id: string = wholeForm,
): readonly FormIssue[] {
  const error: unknown = errors[id];
  return isIssueError(error) ? error.issues : none;
}

function isIssueError(error: unknown): error is IssueError {
  return typeof error === "object" && error !== null && "issues" in error;
}
