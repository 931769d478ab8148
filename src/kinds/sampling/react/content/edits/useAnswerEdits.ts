"use client";

import { useMemo } from "react";
import { type AnswerEdit, editAnswer } from "../../../core/edit/editAnswer.js";
import { matchBlocks } from "../../../core/edit/editedMessages.js";
import type { MatchedRow } from "../../../core/edit/matchAsked.js";
import type { AnswerContent } from "../../../core/protocol/samplingResult.js";
import { useEdits } from "./useEdits.js";

/** The blocks of an answer as they are and as they were, and what changes them. */
export interface UseAnswerEditsResult {
  readonly rows: readonly MatchedRow<AnswerContent>[];
  /** Edits them; always the same function. */
  readonly edit: (edit: AnswerEdit) => void;
}

/** Puts the blocks of an answer beside what they were, and lets them be edited. */
export function useAnswerEdits(
  content: readonly AnswerContent[],
  original: readonly AnswerContent[],
  onChange: ((content: readonly AnswerContent[]) => void) | undefined,
): UseAnswerEditsResult {
  const rows = useMemo(() => matchBlocks(content, original), [content, original]);
  const edit = useEdits({ items: content, asked: original, apply: editAnswer, onChange });
  return { rows, edit };
}
