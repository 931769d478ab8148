"use client";

import type { ReactNode } from "react";
import type { Finding } from "../../safety/finding.js";
import { useFindingText } from "./useFindingText.js";

/** The props of `FindingText`. */
export interface FindingTextProps {
  /** The findings. */
  readonly findings: readonly Finding[];
}

/** Explains what was found in one text. Renders no element. */
export function FindingText({ findings }: FindingTextProps): ReactNode {
  return [...new Set(findings.map(useFindingText()))].join(" ");
}
