import type { Allowance } from "../../wire/protocol/allowance.js";
import type { Sliced } from "../../wire/protocol/sliced.js";
import type { Finding } from "../finding.js";
import { inspectTextSlices, type TextInspection } from "../text/inspectText.js";
import { finding, formRoot } from "./fieldFinding.js";
import { inspectSecrets } from "./inspectSecrets.js";
import { placedTextsIn } from "./placedTextsIn.js";

const mostHidden = 200;

/** The number of characters of a message that are searched for a request for a secret; past 2,000, it counts as cut. */
const longestMessage = 10_000;

/** Inspects a form a slice at a time, with the words that are loaded and with the allowance that is left of the request. */
export function* inspectFieldSlices(
  requestedSchema: unknown,
  message: string,
  allowance: Allowance,
): Sliced<readonly Finding[]> {
  const said = typeof message === "string" ? message : "";
  const opening = said.slice(0, longestMessage);
  const secrets = yield* inspectSecrets(requestedSchema, opening, allowance);
  const hidden = yield* inspectStrings(requestedSchema, said, allowance);
  const isWhole = secrets.isWhole && hidden.isWhole;
  return [
    ...secrets.findings,
    ...hidden.findings,
    ...(isWhole ? [] : [finding("partly-inspected", "warning", [formRoot])]),
  ];
}

function* inspectStrings(
  requestedSchema: unknown,
  message: string,
  allowance: Allowance,
): Sliced<TextInspection> {
  const inMessage = yield* inspectTextSlices(message, ["message"], allowance);
  const findings: Finding[] = [...inMessage.findings];
  const texts = placedTextsIn(requestedSchema, [formRoot], allowance.limits.inspectedTexts);
  for (let next = texts.next(); ; next = texts.next()) {
    if (next.done) return { findings, isWhole: inMessage.isWhole && next.value };
    const { text, path } = next.value;
    const found = yield* inspectTextSlices(text, path, allowance);
    for (const each of found.findings) findings.push(each);
    if (!found.isWhole || findings.length >= mostHidden) return { findings, isWhole: false };
  }
}
