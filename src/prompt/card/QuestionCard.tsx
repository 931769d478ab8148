"use client";

import { type ComponentProps, type ReactNode, useRef } from "react";
import { useQuestions } from "../../react/useQuestions.js";
import { useViewsOf } from "../../react/useQuestionViews.js";
import type { ShownQuestions } from "../QuestionPrompt.js";
import type { QuestionKind, QuestionView } from "../questionKind.js";
import { CardOfQuestions, type CardOptions } from "./CardOfQuestions.js";

/** The props of `QuestionCard`. */
export interface QuestionCardProps<View extends QuestionView>
  extends ShownQuestions,
    CardOptions,
    ComponentProps<"section"> {
  readonly kind: QuestionKind<View>;
}

/**
 * Shows the questions of one kind in the page, one at a time. While it is mounted, no dialog shows what it could.
 * With no dialogs in the window it also tells of requests that nobody could answer. While the page hides
 * it, other surfaces show its questions. Renders a hidden `<span>` element, and a `<section>` element while something is asked.
 */
export function QuestionCard<View extends QuestionView>({
  kind,
  session,
  call,
  question,
  ...props
}: QuestionCardProps<View>): ReactNode {
  const marker = useRef<HTMLSpanElement>(null);
  const filter = { session, call, id: question };
  const questions = useQuestions(kind.name, { surface: "inline", ...filter }, marker);
  const views = useViewsOf(kind, questions);
  return (
    <>
      <span ref={marker} hidden />
      <CardOfQuestions {...props} {...{ kind, filter, questions, views }} />
    </>
  );
}
