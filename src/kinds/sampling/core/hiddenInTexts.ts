import type { Finding } from "../../../safety/finding.js";
import type { inspectTextSlices } from "../../../safety/text/inspectText.js";
import { type Allowance, isTired } from "../../../wire/protocol/allowance.js";
import type { Sliced } from "../../../wire/protocol/sliced.js";

const partlyInspected: Finding = {
  code: "partly-inspected",
  severity: "warning",
  path: [],
  params: {},
};

/** Explains what some texts hide, a slice at a time, and where what may be spent on them is not enough for all. */
export function* hiddenInTexts(
  texts: readonly string[],
  inspect: typeof inspectTextSlices,
  allowance: Allowance,
): Sliced<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const text of texts) {
    if (isTired(allowance)) yield;
    const found = yield* inspect(text, [], allowance);
    for (const finding of found.findings) findings.push(finding);
    if (!found.isWhole) return [...findings, partlyInspected];
  }
  return findings;
}
