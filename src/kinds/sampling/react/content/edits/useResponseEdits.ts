"use client";

import { useMemo } from "react";
import { matchBlocks } from "../../../core/edit/editedMessages.js";
import { editResponse, type ResponseEdit } from "../../../core/edit/editResponse.js";
import type { MatchedRow } from "../../../core/edit/matchAsked.js";
import type { ResponseContent } from "../../../core/protocol/samplingResult.js";
import { useEdits } from "./useEdits.js";

/** The blocks of a response as they are and as they were, and what changes them. */
export interface UseResponseEditsResult {
  readonly rows: readonly MatchedRow<ResponseContent>[];
  /** Edits them; always the same function. */
  readonly edit: (edit: ResponseEdit) => void;
}

/** Puts the blocks of a response beside what they were, and lets them be edited. */
export function useResponseEdits(
  content: readonly ResponseContent[],
  original: readonly ResponseContent[],
  onChange: ((content: readonly ResponseContent[]) => void) | undefined,
): UseResponseEditsResult {
  const rows = useMemo(() => matchBlocks(content, original), [content, original]);
  const edit = useEdits({ items: content, asked: original, apply: editResponse, onChange });
  return { rows, edit };
}
