import type { IssueCode } from "../../schema/issue.js";
import type { TextFault } from "../../schema/text/checkText.js";
import type { NumberFault } from "../../schema/text/parseNumber.js";
import type { Json } from "../../wire/protocol/json.js";

/** Why what stands in a control is no value yet. */
export type ParseErrorCode =
  | NumberFault
  | TextFault
  /** A date or time that is only half filled in. */
  | "incomplete"
  /** A year of two digits. */
  | "short-year"
  /** Text that is not JSON. */
  | "json"
  /** A value that the connection to this server cannot carry. */
  | "unsupported";

/** The code of an objection of the app's own to a value, beside the server's schema. */
export type AppIssueCode =
  /** It called `setError`; its message is in `params`. */
  | "custom"
  /** Its own check (`FieldWords`) objects; the message is in `params`. */
  | "check"
  /** Its own check failed. */
  | "check-failed";

/** One thing that is wrong with a form, as data: words for it are the catalogue's business. */
export interface FormIssue {
  /** Where: property names and array indices from the content down. */
  readonly path: readonly (string | number)[];
  /** The JSON Schema keyword that a value fails, or why there is none; or what the app has against it. */
  readonly code: IssueCode | ParseErrorCode | AppIssueCode;
  /** Details that a sentence about it may need, such as `limit` and `actual`. */
  readonly params: Readonly<Record<string, Json | undefined>>;
}

/** Issues by the field that they are about, by its id, and those that are about the whole. */
export interface GroupedIssues {
  /** The issues of single fields, by field id. */
  readonly issues: ReadonlyMap<string, readonly FormIssue[]>;
  /** The issues of the answer as a whole. */
  readonly formIssues: readonly FormIssue[];
}

/** Sorts issues by the field whose property they are in. */
export function groupIssues(
  fields: readonly { readonly id: string; readonly name: string }[],
  found: Iterable<FormIssue>,
): GroupedIssues {
  const idOf = new Map(fields.map(({ name, id }) => [name, id]));
  const issues = new Map<string, FormIssue[]>();
  const formIssues: FormIssue[] = [];
  for (const issue of found) {
    const [name] = issue.path;
    const id = name === undefined ? undefined : idOf.get(String(name));
    const list = id === undefined ? formIssues : (issues.get(id) ?? []);
    list.push(issue);
    if (id !== undefined) issues.set(id, list);
  }
  return { issues, formIssues };
}

/** Reads issues that came through a receipt, perhaps from another process. */
export function readFormIssues(issues: readonly unknown[] = []): readonly FormIssue[] {
  return issues.filter(isFormIssue);
}

function isFormIssue(issue: unknown): issue is FormIssue {
  return (
    typeof issue === "object" &&
    issue !== null &&
    "path" in issue &&
    Array.isArray(issue.path) &&
    "code" in issue &&
    typeof issue.code === "string" &&
    "params" in issue &&
    typeof issue.params === "object"
  );
}
