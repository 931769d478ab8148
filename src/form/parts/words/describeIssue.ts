import type { Messages } from "../../../messages/messages.js";
import type { Field } from "../../../schema/field.js";
import type { FormIssue } from "../../model/formIssue.js";
import { issueText } from "./issueText.js";

/** Options for `describeIssue`. */
export interface DescribeIssueOptions {
  /** The field that the issue is about: in one for nested data, a place is told as a path. */
  readonly field?: Field | undefined;
  /** The BCP 47 tag that numbers are written for. @default the catalogue's own */
  readonly locale?: string | undefined;
}

/**
 * Writes an issue of a validator, or of a form, as a sentence of a catalogue; in a list or nested data it tells where.
 * Needs neither React nor a page: `describeIssue(issue, de)` works in Node.
 */
export function describeIssue(
  issue: FormIssue,
  { issues, locale: own }: Pick<Messages, "issues" | "locale">,
  { field, locale = own }: DescribeIssueOptions = {},
): string {
  return issueText(issues, locale, field, issue);
}
