"use client";

import type { ComponentType } from "react";
import { createChunk } from "../../hooks/chunk/createChunk.js";

/** Shows a stage that comes after the first look at a request: they load while a person reads. */
export interface LaterStageProps {
  readonly stage: "generating" | "response-review" | "failed" | "settled";
}

/** What shows those stages. */
export const laterStages = createChunk<ComponentType<LaterStageProps>>(
  async () => (await import("./LaterStage.js")).LaterStage,
);
