import type { Finding } from "../finding.js";
import { inspectTextAt } from "../text/inspectText.js";
import { finding, formRoot } from "./fieldFinding.js";
import { inspectSecrets } from "./inspectSecrets.js";
import { textsIn } from "./textsIn.js";

const longestMessage = 10_000;
const mostHidden = 200;

/**
 * Says what is suspicious about a form: secrets that its fields ask for (client/elicitation), and hidden characters in
 * any string of it. It judges the fields that `readFields` shows, and what stands in the data of a JSON editor: 2,000
 * fields, of each text of theirs 1,000 characters, 200,000 in all, and 10,000 of the message; for hidden characters
 * 20,000 strings, and it lists 200 findings of them. Past a limit it says `"partly-inspected"`, and
 * `"not-inspected"` of each field to type into that was not judged.
 */
export function inspectFields(requestedSchema: unknown, message = ""): readonly Finding[] {
  const said = typeof message === "string" ? message : "";
  const isSaid = said.length <= longestMessage;
  const secrets = inspectSecrets(requestedSchema, said.slice(0, longestMessage), isSaid);
  const hidden = inspectStrings(requestedSchema, said);
  const isWhole = secrets.isWhole && hidden.isWhole;
  return [
    ...secrets.findings,
    ...hidden.findings,
    ...(isWhole ? [] : [finding("partly-inspected", "warning", [formRoot])]),
  ];
}

function inspectStrings(requestedSchema: unknown, message: string) {
  const findings: Finding[] = [...inspectTextAt(message, ["message"])];
  const texts = textsIn(requestedSchema, [formRoot]);
  for (let next = texts.next(); ; next = texts.next()) {
    if (next.done) return { findings, isWhole: next.value };
    for (const found of inspectTextAt(next.value.text, next.value.place)) findings.push(found);
    if (findings.length >= mostHidden) return { findings, isWhole: false };
  }
}
