"use client";

import type { ReactNode } from "react";
import { EndedStage } from "./EndedStage.js";
import { FailedStage } from "./FailedStage.js";
import { GeneratingStage } from "./GeneratingStage.js";
import { ResponseStage } from "./ResponseStage.js";

/** The props of `LaterStage`. */
export interface LaterStageProps {
  readonly stage: "generating" | "response-review" | "failed" | "settled";
}

const stages = {
  generating: GeneratingStage,
  "response-review": ResponseStage,
  failed: FailedStage,
  settled: EndedStage,
};

/** A request that a model works on, its response, or that there is none, and what became of it. */
export function LaterStage({ stage }: LaterStageProps): ReactNode {
  const Stage = stages[stage];
  return <Stage />;
}
