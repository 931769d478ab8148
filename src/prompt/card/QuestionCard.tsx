"use client";

import type { ComponentProps, ReactNode } from "react";
import { useQuestions } from "../../react/useQuestions.js";
import { useViewsOf } from "../../react/useQuestionViews.js";
import type { ShownQuestions } from "../QuestionPrompt.js";
import type { QuestionKind, QuestionView } from "../questionKind.js";
import { CardOfQuestions } from "./CardOfQuestions.js";

/** The props of `QuestionCard`. */
export interface QuestionCardProps<View extends QuestionView>
  extends ShownQuestions,
    ComponentProps<"section"> {
  readonly kind: QuestionKind<View>;
}

/**
 * Shows the questions of one kind in the page, one at a time. While it is mounted, no dialog shows what it could.
 * With no dialogs in the window it also tells of requests that nobody could answer. Renders a `<section>` element, or nothing
 * while nothing is asked.
 */
export function QuestionCard<View extends QuestionView>({
  kind,
  session,
  call,
  question,
  ...props
}: QuestionCardProps<View>): ReactNode {
  const questions = useQuestions(kind.name, { surface: "inline", session, call, id: question });
  const views = useViewsOf(kind, questions);
  return <CardOfQuestions {...props} kind={kind} questions={questions} views={views} />;
}
