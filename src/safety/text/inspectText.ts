import { type Allowance, createAllowance, isTired } from "../../wire/protocol/allowance.js";
import { atOnce, type Sliced } from "../../wire/protocol/sliced.js";
import type { Finding, Severity } from "../finding.js";
import { findHiddenSlowly } from "./findHidden.js";
import type { HiddenCode } from "./hiddenSpan.js";
import { describeHidden } from "./revealHidden.js";

const severities: Readonly<Partial<Record<HiddenCode, Severity>>> = {
  "bidi-control": "danger",
  "tag-characters": "danger",
  "variation-selectors": "danger",
  "private-use": "notice",
  "long-blank": "notice",
};

/**
 * Explains what a text hides: one finding for each kind of hiding, with the `count` of hidden characters, the
 * `label` of the first and, where it can be read, what they spell (`spells`).
 */
export function inspectText(text: string): readonly Finding[] {
  return inspectTextAt(text, []);
}

/** The same, at this path. */
export function inspectTextAt(text: unknown, path: Finding["path"]): readonly Finding[] {
  return atOnce(inspectTextSlices(text, path, createAllowance({ steps: Infinity }))).findings;
}

/** The findings in a text. */
export interface TextInspection {
  readonly findings: readonly Finding[];
  /** Whether all of it was looked through, within what could be spent on it. */
  readonly isWhole: boolean;
}

/** The steps that a text takes, and each stretch in it that hides something, beside what its parts take. */
const steps = { aText: 10, aSpan: 2 };

/** The same a slice at a time, as far as what can be spent on it goes. */
export function* inspectTextSlices(
  text: unknown,
  path: Finding["path"],
  allowance: Allowance,
): Sliced<TextInspection> {
  if (typeof text !== "string") return { findings: [], isWhole: true };
  const found = new Map<HiddenCode, { count: number; label: string; spells?: string }>();
  allowance.left -= steps.aText;
  for (const span of findHiddenSlowly(text)) {
    if (allowance.left < 0) break;
    if (isTired(allowance)) yield;
    if (span.code === "pause") {
      allowance.left -= span.steps;
      continue;
    }
    allowance.left -= steps.aSpan;
    const { label, count, spells } = describeHidden(text, span);
    const before = found.get(span.code);
    if (before) before.count += count;
    else found.set(span.code, { label, count, ...(spells && { spells }) });
  }
  const findings = [...found].map(([code, params]) => ({
    code,
    severity: severities[code] ?? "warning",
    path,
    params,
  }));
  return { findings, isWhole: allowance.left >= 0 };
}
