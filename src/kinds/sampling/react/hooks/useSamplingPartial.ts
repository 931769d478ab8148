"use client";

import { useHostValue } from "../../../../react/useHostValue.js";
import { partialKey } from "../../core/samplingKeys.js";
import type { SamplingPartial } from "../../core/samplingQuestion.js";

/**
 * Returns what the model has written so far for one sampling request; only what calls it renders again while it grows.
 * @param id The id of the request.
 */
export function useSamplingPartial(id: string): SamplingPartial | undefined {
  return useHostValue(partialKey(id));
}
