"use client";

import type { ComponentProps, ReactNode } from "react";
import { useChunk } from "../../react/chunk/useChunk.js";
import { usePreload } from "../../react/chunk/usePreload.js";
import { QuestionPrompt, type ShownQuestions } from "../QuestionPrompt.js";
import type { LazyKind } from "./lazyKind.js";
import { UnloadedPrompt } from "./UnloadedPrompt.js";
import { useRehearsal } from "./useRehearsal.js";

/** The props of `LazyPrompt`. */
export interface LazyPromptProps extends LazyKind, ShownQuestions, ComponentProps<"div"> {}

/**
 * Shows the questions of one kind in dialogs; how is loaded with the first of them, or before, so that pages on which
 * nobody asks do not wait for it. Where that fails it says in a bar that a question waits, and nobody answers for the person.
 */
export function LazyPrompt({
  name,
  chunk,
  shell,
  rehearsal,
  ...props
}: LazyPromptProps): ReactNode {
  const state = useChunk(chunk, false);
  const own = (props.children ?? undefined) === undefined ? undefined : shell;
  usePreload(chunk, shell !== undefined && !own);
  useRehearsal(rehearsal, !own && state.status === "loaded");
  const kind = own ?? (state.status === "loaded" ? state.value : undefined);
  if (kind) return <QuestionPrompt {...props} kind={kind} />;
  const { session, call, question } = props;
  return <UnloadedPrompt name={name} chunk={chunk} filter={{ session, call, id: question }} />;
}
