import type { FieldError } from "react-hook-form";
import type { Field } from "../../../schema/field.js";
import type { FormIssue } from "../../model/formIssue.js";

/** An error of react-hook-form that keeps every issue of its field, with the path and the details of each. */
export interface IssueError {
  /** The code of the first issue. */
  readonly type: string;
  /** The issues, in one text. */
  readonly message?: string;
  /** Everything that is wrong, as data. */
  readonly issues: readonly FormIssue[];
}

/** Explains in plain words what is wrong with a field. */
export type DescribeIssues = (field: Field, issues: readonly FormIssue[]) => string;

/** Makes the error of one field; at least one issue is needed. */
export function toIssueError(issues: readonly FormIssue[], message?: string): IssueError {
  return { type: issues[0]?.code ?? "", issues, ...(message !== undefined && { message }) };
}

/** The issues that an error keeps; an error of the app's own is one issue, in the app's words. */
export function issuesOf(error: FieldError | undefined): readonly FormIssue[] {
  if (!error) return [];
  // Only `toIssueError` makes errors with this key.
  if ("issues" in error) return error.issues as readonly FormIssue[];
  const { message } = error;
  return [{ path: [], code: "custom", params: { ...(message && { message }) } }];
}

/** Whether two lists of issues say the same. */
export function isSameIssues(
  one: readonly FormIssue[] = [],
  other: readonly FormIssue[] = [],
): boolean {
  if (one === other) return true;
  return one.length === other.length && JSON.stringify(one) === JSON.stringify(other);
}
