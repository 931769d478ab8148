"use client";

import { useMemo } from "react";
import { matchMessages } from "../../../core/edit/editedMessages.js";
import { editMessages, type MessageEdit } from "../../../core/edit/editMessages.js";
import type { MatchedRow } from "../../../core/edit/matchAsked.js";
import type { SamplingMessage } from "../../../core/protocol/samplingMessage.js";
import { useEdits } from "./useEdits.js";

/** Messages as they are and as they were asked, and what changes them. */
export interface UseMessageEditsResult {
  readonly rows: readonly MatchedRow<SamplingMessage>[];
  /** Edits them; always the same function. */
  readonly edit: (edit: MessageEdit) => void;
}

/** Puts messages beside what they were asked as, and lets them be edited within the rules of the protocol. */
export function useMessageEdits(
  messages: readonly SamplingMessage[],
  asked: readonly SamplingMessage[],
  onChange: ((messages: readonly SamplingMessage[]) => void) | undefined,
): UseMessageEditsResult {
  const rows = useMemo(() => matchMessages(messages, asked), [messages, asked]);
  const edit = useEdits({ items: messages, asked, apply: editMessages, onChange });
  return { rows, edit };
}
