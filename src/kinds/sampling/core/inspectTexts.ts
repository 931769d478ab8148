import type { Inspector } from "../../../safety/createInspector.js";
import type { Finding } from "../../../safety/finding.js";
import { type Allowance, isTired } from "../../../wire/protocol/allowance.js";
import { allowanceOf } from "../../../wire/protocol/allowanceOf.js";
import { inSlices, type Sliced } from "../../../wire/protocol/sliced.js";
import { hiddenInTexts } from "./hiddenInTexts.js";
import { inspectedCharactersAStep, suspectsAmong } from "./suspectsAmong.js";

/** With what texts are inspected. */
export interface TextsInspection {
  /** The app's own inspector, if it has one. */
  readonly inspector: Inspector | undefined;
  /** Tells at once whether a short text may hide something. */
  readonly mayHide: (text: string) => boolean;
  /** The host's limits, as it publishes them. */
  readonly limits: unknown;
}

/** Explains what some texts hide, a slice at a time; what finds that is loaded when one of them may. */
export async function inspectTexts(
  texts: readonly string[],
  { inspector, mayHide, limits }: TextsInspection,
): Promise<readonly Finding[]> {
  const allowance = allowanceOf(limits);
  if (inspector) return inSlices(askInspector(texts, inspector, allowance), allowance);
  const suspects = await inSlices(suspectsAmong(texts, mayHide, allowance), allowance);
  if (suspects.length === 0) return [];
  const { inspectTextSlices } = await import("../../../safety/inspectors.js");
  return inSlices(hiddenInTexts(suspects, inspectTextSlices, allowance), allowance);
}

/** An app's own inspector looks at a text as a whole, so it rests between two of them. */
function* askInspector(
  texts: readonly string[],
  { inspectText }: Inspector,
  allowance: Allowance,
): Sliced<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const text of texts) {
    if (isTired(allowance)) yield;
    allowance.left -= 10 + text.length / inspectedCharactersAStep;
    for (const finding of inspectText(text)) findings.push(finding);
  }
  return findings;
}
