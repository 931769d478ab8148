import type { Question } from "../../../host/question.js";
import { isJsonObject } from "../../../wire/protocol/json.js";

/** Whether a question that an earlier page stored is one for the roots, with folders of the shape of today. */
export function revivesRoots({ detail }: Question): boolean {
  return isJsonObject(detail) && Array.isArray(detail.roots) && detail.roots.every(isRoot);
}

/** Whether a value has all that is shown of a root. */
function isRoot(value: unknown): boolean {
  return (
    isJsonObject(value) &&
    [value.id, value.uri, value.path].every((text) => typeof text === "string") &&
    (value.name === undefined || typeof value.name === "string") &&
    [value.notes, value.exclusions].every(
      (texts) => Array.isArray(texts) && texts.every((text) => typeof text === "string"),
    )
  );
}
