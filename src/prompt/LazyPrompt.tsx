"use client";

import { type ReactNode, useEffect } from "react";
import type { Chunk } from "../react/chunk/createChunk.js";
import { useChunk } from "../react/chunk/useChunk.js";
import { openSurface } from "../react/openSurface.js";
import { useHost } from "../react/useHost.js";
import { useQuestions } from "../react/useQuestions.js";
import { useMessages } from "../ui/useMessages.js";
import { NotLoadedRow } from "./NotLoadedRow.js";
import { PromptBar } from "./PromptBar.js";
import { QuestionPrompt } from "./QuestionPrompt.js";
import type { QuestionKind } from "./questionKind.js";
import { refusalRows } from "./refusalRows.js";

/** The props of `LazyPrompt`. */
export interface LazyPromptProps {
  /** The name of the kind whose questions it shows. */
  readonly name: string;
  /** The code that shows them. */
  readonly chunk: Chunk<QuestionKind>;
}

/**
 * Shows the questions of one kind in dialogs; how is loaded with the first of them, so that hosts without the kind do not
 * carry it. Where that fails it says in a bar that a question waits, and nobody answers for the person.
 */
export function LazyPrompt({ name, chunk }: LazyPromptProps): ReactNode {
  const host = useHost();
  const { prompt } = useMessages();
  const { open, settled } = useQuestions(name, {});
  const newest = open.at(-1) ?? settled.findLast(({ lingering }) => lingering);
  const state = useChunk(chunk, newest !== undefined);
  const isMissing = newest !== undefined && state.status !== "loaded";

  useEffect(() => {
    if (!isMissing) return;
    const surface = openSurface(host, { kind: "dialog", questionKind: name });
    return surface.close;
  }, [host, name, isMissing]);

  if (state.status === "loaded") return <QuestionPrompt kind={state.value} />;
  const hasFailed = state.status === "failed" || state.isRetry;
  return (
    <PromptBar
      label={prompt.bar}
      asking={newest && hasFailed && <NotLoadedRow session={newest.session} onRetry={chunk.load} />}
      notes={refusalRows(open, settled)}
      asides={[]}
      asideText=""
    />
  );
}
