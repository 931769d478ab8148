import type { Finding, Severity } from "../../safety/finding.js";

/** The levels at which findings are shown: one line, a box, or a banner before everything else. */
export type FindingLevel = "notice" | "warning" | "danger";

const order: readonly Severity[] = ["refuse", "danger", "warning", "notice"];

/** Sorts findings, the gravest first; those of one severity stay in their order. */
export function byGravity(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort(
    (one, other) => order.indexOf(one.severity) - order.indexOf(other.severity),
  );
}

/** The level at which a finding is shown. */
export function levelOf({ severity }: Finding): FindingLevel {
  return severity === "refuse" ? "danger" : severity;
}
