import type { Finding } from "../finding.js";
import { findSecretAsked, readFormAround } from "../secrets/findSecretAsked.js";
import { inspectTextAt } from "../text/inspectText.js";
import { type DeclaredField, fieldsIn } from "./fieldsIn.js";
import { isObject } from "./json.js";
import { longestText } from "./readAskedValue.js";
import { textsIn } from "./textsIn.js";

const root = "requestedSchema";
const longestRead = 200_000;
const longestMessage = 10_000;
const mostHidden = 200;

/**
 * Says what is suspicious about a form: secrets that its fields ask for (client/elicitation), and hidden characters in
 * any string of it. For secrets it reads 2,000 fields, of each text of theirs 1,000 characters, 200,000 in all, and 10,000 of the
 * message; for hidden characters 20,000 strings, and it lists 200 findings of them. Past a limit it says
 * `"partly-inspected"`.
 */
export function inspectFields(requestedSchema: unknown, message = ""): readonly Finding[] {
  const said = typeof message === "string" ? message : "";
  const secrets = inspectSecrets(requestedSchema, said.slice(0, longestMessage));
  const hidden = inspectStrings(requestedSchema, said);
  const isWhole = secrets.isWhole && hidden.isWhole && said.length <= longestMessage;
  return [
    ...secrets.findings,
    ...hidden.findings,
    ...(isWhole ? [] : [finding("partly-inspected", "warning", [root])]),
  ];
}

interface Inspection {
  readonly findings: readonly Finding[];
  readonly isWhole: boolean;
}

function inspectSecrets(requestedSchema: unknown, message: string): Inspection {
  const { fields, isWhole } = fieldsIn(requestedSchema);
  const form = readFormAround(requestedSchema, message, fields.map(labelOf));
  const findings = new Map<string, Finding>();
  let read = 0;
  for (const { name, schema, place } of fields) {
    read += lengthOf(name) + (isObject(schema) ? lengthOf(schema.title, schema.description) : 0);
    if (read > longestRead) return { findings: [...findings.values()], isWhole: false };
    const asked = findSecretAsked(name, schema, form);
    if (!asked) continue;
    const { kind, by } = asked;
    findings.set(
      JSON.stringify([kind, place]),
      finding(`secret-${kind}`, "danger", [root, ...place], { by }),
    );
  }
  return { findings: [...findings.values()], isWhole };
}

function lengthOf(...texts: readonly unknown[]): number {
  const lengths = texts.map((text) => (typeof text === "string" ? text.length : 0));
  return lengths.reduce((sum, length) => sum + Math.min(length, longestText), 0);
}

function labelOf({ name, schema }: DeclaredField): string {
  return isObject(schema) && typeof schema.title === "string" ? `${name} ${schema.title}` : name;
}

function inspectStrings(requestedSchema: unknown, message: string): Inspection {
  const findings: Finding[] = [...inspectTextAt(message, ["message"])];
  const texts = textsIn(requestedSchema, [root]);
  for (let next = texts.next(); ; next = texts.next()) {
    if (next.done) return { findings, isWhole: next.value };
    findings.push(...inspectTextAt(next.value.text, next.value.place));
    if (findings.length >= mostHidden) return { findings, isWhole: false };
  }
}

function finding(
  code: Finding["code"],
  severity: Finding["severity"],
  place: Finding["place"],
  params: Finding["params"] = {},
): Finding {
  return { code, severity, place, params };
}
