"use client";

import { type ReactNode, useMemo } from "react";
import { useSamplingContext } from "../SamplingContext.js";
import { RedactionContext } from "./RedactionContext.js";

/** The props of `RedactionMarks`. */
export interface RedactionMarksProps {
  /** Who gets the texts within. */
  readonly to: "model" | "server";
  readonly children: ReactNode;
}

/** Has what looks private marked in the texts within, where the host redacts. */
export function RedactionMarks({ to, children }: RedactionMarksProps): ReactNode {
  const { redaction } = useSamplingContext().sampling.detail;
  const marked = useMemo(() => {
    if (!redaction || redaction.values.length === 0) return undefined;
    const { values, keptForModel, keptForServer } = redaction;
    return { values, kept: new Set(to === "model" ? keptForModel : keptForServer) };
  }, [redaction, to]);
  return <RedactionContext.Provider value={marked}>{children}</RedactionContext.Provider>;
}
