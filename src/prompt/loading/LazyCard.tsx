"use client";

import { type ComponentProps, type ReactNode, type RefObject, useRef } from "react";
import { useChunk } from "../../react/chunk/useChunk.js";
import { usePreload } from "../../react/chunk/usePreload.js";
import { useQuestions } from "../../react/useQuestions.js";
import { useViewsOf } from "../../react/useQuestionViews.js";
import { mergeProps } from "../../ui/mergeProps.js";
import { useSurfaceAttributes } from "../../ui/useSurfaceAttributes.js";
import { CardOfQuestions, type CardOptions } from "../card/CardOfQuestions.js";
import type { ShownQuestions } from "../QuestionPrompt.js";
import type { ShelledKind } from "./lazyKind.js";
import { NotLoadedRow, type NotLoadedRowProps } from "./NotLoadedRow.js";
import { useRehearsal } from "./useRehearsal.js";

/** The props of `LazyCard`. */
export interface LazyCardProps
  extends ShelledKind,
    ShownQuestions,
    CardOptions,
    ComponentProps<"section"> {}

/**
 * Shows the questions of one kind in the page; how is loaded with the first of them, or before. Its place is taken from the
 * start, so that no dialog shows what it will. Where loading fails, it says that a question waits.
 */
export function LazyCard(props: LazyCardProps): ReactNode {
  const marker = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={marker} hidden />
      <CardBeside {...props} marker={marker} />
    </>
  );
}

function CardBeside({
  marker,
  name: _,
  chunk,
  shell,
  rehearsal,
  session,
  call,
  question,
  settled,
  onShown,
  ...props
}: LazyCardProps & { readonly marker: RefObject<HTMLSpanElement | null> }): ReactNode {
  const isOwn = (props.children ?? undefined) !== undefined;
  const filter = { session, call, id: question };
  const questions = useQuestions(shell.name, { surface: "inline", ...filter }, marker);
  const views = useViewsOf(shell, questions);
  const { current } = views.views;
  const state = useChunk(chunk, !isOwn && current !== undefined);
  usePreload(chunk, !isOwn);
  useRehearsal(rehearsal, !isOwn && state.status === "loaded");
  const isMissing = !isOwn && state.status !== "loaded";
  if (current && isMissing) {
    const hasFailed = state.status === "failed" || state.isRetry;
    return hasFailed && <NotLoadedCard {...props} session={current.session} onRetry={chunk.load} />;
  }
  const kind = !isOwn && state.status === "loaded" ? state.value : shell;
  return (
    <CardOfQuestions
      {...props}
      {...{ kind, filter, questions, views }}
      {...(settled && { settled })}
      {...(onShown && { onShown })}
    />
  );
}

/** The props of `NotLoadedCard`. */
interface NotLoadedCardProps extends NotLoadedRowProps, ComponentProps<"section"> {}

/** Explains in place of a card that a question waits which cannot be shown yet. Renders a `<section>` element. */
function NotLoadedCard({ session, onRetry, children: _, ...props }: NotLoadedCardProps): ReactNode {
  const attributes = useSurfaceAttributes();
  return (
    <section {...mergeProps({ ...attributes, className: "mcp-card" }, props)} data-unloaded="">
      <NotLoadedRow session={session} onRetry={onRetry} />
    </section>
  );
}
