import type { FieldErrors } from "react-hook-form";
import type { WritableStore } from "../../../react/createStore.js";
import type { FormIssue } from "../../model/formIssue.js";
import type { FormValues } from "./heldEntry.js";
import { isSameIssues, issuesOf } from "./issueErrors.js";

/** Returns the function that notes the errors of fields as issues, by field id. It returns the ids of those with other issues than before. */
export function createIssueNotes(
  issues: WritableStore<ReadonlyMap<string, readonly FormIssue[]>>,
): (concerned: readonly string[], errors: FieldErrors<FormValues>) => readonly string[] {
  return (concerned, errors) => {
    const before = issues.getState();
    const changed = concerned.filter((id) => !isSameIssues(before.get(id), issuesOf(errors[id])));
    if (changed.length === 0) return changed;
    const shown = new Map(before);
    for (const id of changed) {
      const list = issuesOf(errors[id]);
      if (list.length > 0) shown.set(id, list);
      else shown.delete(id);
    }
    issues.setState(shown);
    return changed;
  };
}
