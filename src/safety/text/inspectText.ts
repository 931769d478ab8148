import type { Finding, Severity } from "../finding.js";
import { findHidden, type HiddenCode } from "./findHidden.js";
import { describeHidden } from "./revealHidden.js";

const severities: Readonly<Partial<Record<HiddenCode, Severity>>> = {
  "bidi-control": "danger",
  "tag-characters": "danger",
  "variation-selectors": "danger",
  "private-use": "notice",
  "long-blank": "notice",
};

/**
 * Says what a text hides: one finding for each kind of hiding, with the `count` of hidden characters, the
 * `label` of the first and, where it can be read, what they spell (`spells`).
 */
export function inspectText(text: string): readonly Finding[] {
  return inspectTextAt(text, []);
}

/** The same with the place of the text. */
export function inspectTextAt(text: unknown, place: Finding["place"]): readonly Finding[] {
  if (typeof text !== "string") return [];
  const found = new Map<HiddenCode, { count: number; label: string; spells?: string }>();
  for (const span of findHidden(text)) {
    const { label, count, spells } = describeHidden(text, span);
    const before = found.get(span.code);
    if (before) before.count += count;
    else found.set(span.code, { label, count, ...(spells && { spells }) });
  }
  return [...found].map(([code, params]) => ({
    code,
    severity: severities[code] ?? "warning",
    place,
    params,
  }));
}
