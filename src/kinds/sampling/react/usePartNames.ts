"use client";

import type { RequestPart } from "../core/edit/requestEdits.js";
import { useRequestMessages } from "./useRequestMessages.js";
import { useSamplingMessages } from "./useSamplingMessages.js";

/** Names the parts of a request. */
export function usePartNames(): Readonly<Record<RequestPart, string>> {
  const { prompt, systemPrompt } = useSamplingMessages();
  const words = useRequestMessages();
  return {
    messages: prompt,
    systemPrompt,
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
