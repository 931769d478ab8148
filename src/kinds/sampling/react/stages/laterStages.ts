"use client";

import type { ComponentType } from "react";
import { type Chunk, createChunk } from "../../../../react/chunk/createChunk.js";
import type { LaterStageProps } from "./LaterStage.js";

/** What comes after the first look at a request, and what a person can do then: it loads while they read. */
export const laterStages: Chunk<{
  readonly LaterStage: ComponentType<LaterStageProps>;
  readonly LaterActions: ComponentType;
}> = createChunk(() => import("../samplingPartsLater.js"));
