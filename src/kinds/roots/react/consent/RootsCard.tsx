"use client";

import { type ComponentProps, type MemoExoticComponent, memo, type ReactNode } from "react";
import type { CardOptions } from "../../../../prompt/card/CardOfQuestions.js";
import { QuestionCard } from "../../../../prompt/card/QuestionCard.js";
import type { ShownQuestions } from "../../../../prompt/QuestionPrompt.js";
import { rootsKind } from "./rootsKind.js";

/**
 * Asks the user in the page whether to share the roots with a server. While it is mounted, dialogs leave its questions
 * alone. A settled question leaves one line. Renders `<section>` elements, or nothing before the first question.
 */
export const RootsCard: MemoExoticComponent<
  (props: ShownQuestions & CardOptions & ComponentProps<"section">) => ReactNode
> = memo(function RootsCard(props) {
  return <QuestionCard {...props} kind={rootsKind} />;
});
