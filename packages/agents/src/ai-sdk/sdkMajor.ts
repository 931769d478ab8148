import type * as AiSdk from "ai";

/** Whether the installed AI SDK is version 7 or later: it came with this function, and tells its version nowhere. */
export function hasInstructions(sdk: typeof AiSdk): boolean {
  return "isStepCount" in sdk;
}
