"use client";

import { type ComponentProps, type ReactNode, useEffect } from "react";
import type { Question } from "../../host/question.js";
import { createFilter } from "../../host/tables/listing.js";
import { lastRow } from "../../host/tables/rowTree.js";
import { useChunk } from "../../react/chunk/useChunk.js";
import { usePreload } from "../../react/chunk/usePreload.js";
import type { QuestionFilter } from "../../react/createQuestionsStore.js";
import { openSurface } from "../../react/surface/openSurface.js";
import { useHost } from "../../react/useHost.js";
import { useQuestions } from "../../react/useQuestions.js";
import { useMessages } from "../../ui/useMessages.js";
import { PromptBar } from "../banner/PromptBar.js";
import { refusalRows } from "../banner/refusalRows.js";
import { QuestionPrompt, type ShownQuestions } from "../QuestionPrompt.js";
import type { LazyKind } from "./lazyKind.js";
import { NotLoadedRow } from "./NotLoadedRow.js";
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

/** The props of `UnloadedPrompt`. */
interface UnloadedPromptProps extends LazyKind {
  /** Which questions of the kind it stands for. */
  readonly filter: QuestionFilter;
}

const lingering = createFilter<Question>((question) => question.lingering);

/** Stands for a prompt that is not loaded yet: loads it with the first question, and says in a bar where that fails. */
function UnloadedPrompt({ name, chunk, filter }: UnloadedPromptProps): ReactNode {
  const host = useHost();
  const { prompt } = useMessages();
  const { session, call, id } = filter;
  const questions = useQuestions(name, filter);
  const newest = lastRow(questions.open.tree) ?? lingering(questions.settled.tree).at(-1);
  const isNeeded = newest !== undefined;
  const state = useChunk(chunk, isNeeded);

  useEffect(() => {
    if (!isNeeded) return;
    const surface = openSurface(host, {
      kind: "dialog",
      questionKind: name,
      ...(session !== undefined && { session }),
      ...(call !== undefined && { call }),
      ...(id !== undefined && { question: id }),
    });
    return surface.close;
  }, [host, name, session, call, id, isNeeded]);

  const hasFailed = state.status === "failed" || (state.status === "loading" && state.isRetry);
  return (
    <PromptBar
      label={prompt.bar}
      asking={newest && hasFailed && <NotLoadedRow session={newest.session} onRetry={chunk.load} />}
      notes={refusalRows(questions)}
      asides={[]}
      asideText=""
    />
  );
}
