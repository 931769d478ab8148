import type { Field } from "../../schema/field.js";
import type { Entry } from "./entry.js";
import type { FormIssue } from "./formIssue.js";

/** Issues of a list name the items that are sent; a person sees rows, and empty rows are not sent. */
export function toRows(
  field: Field,
  entry: Entry,
  issues: readonly FormIssue[],
): readonly FormIssue[] {
  if (field.kind !== "list" || !Array.isArray(entry) || !entry.includes("")) return issues;
  const rows = entry.flatMap((item, row) => (item === "" ? [] : row));
  return issues.map((issue) => {
    const [name = "", item, ...deeper] = issue.path;
    const row = typeof item === "number" ? rows[item] : undefined;
    return row === undefined ? issue : { ...issue, path: [name, row, ...deeper] };
  });
}
