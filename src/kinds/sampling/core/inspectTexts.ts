import type { Host } from "../../../host/host.js";
import type { Inspector } from "../../../safety/createInspector.js";
import type { Finding } from "../../../safety/finding.js";
import type { inspectTextSlices } from "../../../safety/text/inspectText.js";
import { mayHide } from "../../../safety/text/mayHide.js";
import { type Allowance, isTired } from "../../../wire/protocol/allowance.js";
import { allowanceOf } from "../../../wire/protocol/allowanceOf.js";
import { inSlices, type Sliced } from "../../../wire/protocol/sliced.js";
import { samplingLimitsKey } from "./samplingKeys.js";

/** A longer text goes to the inspector, which can pause within a text. */
const longest = 10_000;

/** The fewest characters that a step inspects. */
const charactersAStep = 50;

const partlyInspected: Finding = {
  code: "partly-inspected",
  severity: "warning",
  path: [],
  params: {},
};

/** Explains what texts hide, within the limits of a host. */
export function inspectForHost(
  texts: readonly string[],
  host: Host,
  inspector: Inspector | undefined,
): Promise<readonly Finding[]> {
  return inspectTexts(texts, host.read(samplingLimitsKey), inspector);
}

/** Explains what texts hide, a slice at a time; the inspector loads if one of them may hide something. */
export async function inspectTexts(
  texts: readonly string[],
  limits: unknown,
  inspector?: Inspector,
): Promise<readonly Finding[]> {
  const allowance = allowanceOf(limits);
  if (inspector) return inSlices(askInspector(texts, inspector, allowance), allowance);
  const suspects = await inSlices(suspectsAmong(texts, allowance), allowance);
  if (suspects.length === 0) return [];
  const { inspectTextSlices } = await import("../../../safety/inspectors.js");
  return inSlices(hiddenInTexts(suspects, inspectTextSlices, allowance), allowance);
}

/** An app's own inspector reads a text as a whole, so it pauses between two of them. */
function* askInspector(
  texts: readonly string[],
  { inspectText }: Inspector,
  allowance: Allowance,
): Sliced<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const text of texts) {
    if (isTired(allowance)) yield;
    allowance.left -= 10 + text.length / charactersAStep;
    for (const finding of inspectText(text)) findings.push(finding);
  }
  return findings;
}

/** The texts that may hide something, a slice at a time. */
export function* suspectsAmong(
  texts: readonly string[],
  allowance: Allowance,
): Sliced<readonly string[]> {
  const suspects: string[] = [];
  for (const text of texts) {
    if (isTired(allowance)) yield;
    const isLong = text.length > longest;
    allowance.left -= 1 + (isLong ? 0 : text.length / charactersAStep);
    if (isLong || mayHide(text)) suspects.push(text);
  }
  return suspects;
}

/** Explains what texts hide, and says so if the allowance ends before the last of them. */
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
