"use client";

import type { ComponentType } from "react";
import { type Chunk, createChunk } from "../../../../react/chunk/createChunk.js";
import type { LaterStageProps } from "./LaterStage.js";

/** The stages after the first look at a request, and the actions on them: they load while a person reads. */
export const laterStages: Chunk<{
  readonly LaterStage: ComponentType<LaterStageProps>;
  readonly LaterActions: ComponentType;
}> = createChunk(() => import("../samplingPartsLater.js"));
