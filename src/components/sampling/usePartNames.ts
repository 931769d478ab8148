"use client";

import type { RequestPart } from "../../sampling/edit/requestEdits.js";
import { useSamplingMessages } from "./useSamplingMessages.js";

/** Names the parts of a request. */
export function usePartNames(): Readonly<Record<RequestPart, string>> {
  const words = useSamplingMessages();
  return {
    messages: words.prompt,
    systemPrompt: words.systemPrompt,
    modelPreferences: words.preferences,
    maxTokens: words.maxTokens,
    temperature: words.temperature,
    stopSequences: words.stopSequences,
    includeContext: words.includeContext,
    tools: words.tools,
    toolChoice: words.toolChoice,
    metadata: words.metadata,
  };
}
