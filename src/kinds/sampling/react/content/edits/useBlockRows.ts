"use client";

import { useMemo } from "react";
import { blocksIn, matchBlocks } from "../../../core/edit/editedMessages.js";
import type { MatchedRow } from "../../../core/edit/matchAsked.js";
import type { MessageContent } from "../../../core/protocol/samplingContent.js";
import type { SamplingMessage } from "../../../core/protocol/samplingMessage.js";

/** Puts the blocks of a message beside those that it was asked with. */
export function useBlockRows(
  message: SamplingMessage | undefined,
  asked: SamplingMessage | undefined,
): readonly MatchedRow<MessageContent>[] {
  return useMemo(() => matchBlocks(blocksIn(message), blocksIn(asked)), [message, asked]);
}
