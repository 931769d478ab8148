"use client";

import type { SamplingPartial } from "../sampling/samplingQuestion.js";
import { useHostValue } from "./useHostValue.js";

/**
 * Returns what the model has written so far for one sampling request; only what calls it renders again while it grows.
 * @param id The id of the request.
 */
export function useSamplingPartial(id: string): SamplingPartial | undefined {
  // The sampling slice puts nothing else under this key.
  return useHostValue(`partial:${id}`) as SamplingPartial | undefined;
}
