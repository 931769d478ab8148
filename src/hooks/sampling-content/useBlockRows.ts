"use client";

import { useMemo } from "react";
import type { SamplingContent } from "../../protocol/samplingContent.js";
import type { SamplingMessage } from "../../protocol/samplingRequest.js";
import { blocksIn, matchBlocks } from "../../sampling/edit/editedMessages.js";
import type { MatchedRow } from "../../sampling/edit/matchAsked.js";

/** Puts the blocks of a message beside those that it was asked with. */
export function useBlockRows(
  message: SamplingMessage | undefined,
  asked: SamplingMessage | undefined,
): readonly MatchedRow<SamplingContent>[] {
  return useMemo(() => matchBlocks(blocksIn(message), blocksIn(asked)), [message, asked]);
}
