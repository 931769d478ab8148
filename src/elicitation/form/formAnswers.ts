import type { ElicitContent } from "../../protocol/elicitResult.js";
import type { JsonObject } from "../../protocol/json.js";
import { isPlainAnswer } from "../../schema/carriage.js";
import { createValidator } from "../../schema/createValidator.js";
import type { FormIssue } from "./formIssue.js";
import { type FormProblem, readElicitationForm } from "./readElicitationForm.js";

/** What rules out every answer to a form; `tapped` says whether the connection carries `null` and nested values. */
export function findObstacles(schema: JsonObject, tapped: boolean): readonly FormProblem[] {
  return readElicitationForm(schema, tapped).problems.filter(
    ({ severity }) => severity === "blocks",
  );
}

/** What keeps this content from being an answer to the form. */
export async function findIssues(
  schema: JsonObject,
  content: ElicitContent,
  tapped: boolean,
): Promise<readonly FormIssue[]> {
  const { check } = await createValidator(schema);
  const uncarried = Object.entries(content).filter(([, value]) => !tapped && !isPlainAnswer(value));
  return [
    ...check(content),
    ...uncarried.map(([name]) => ({ path: [name], code: "uncarried" as const, params: {} })),
  ];
}
