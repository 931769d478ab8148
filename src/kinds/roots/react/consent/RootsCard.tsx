"use client";

import { type ComponentProps, type MemoExoticComponent, memo, type ReactNode } from "react";
import { QuestionCard } from "../../../../prompt/card/QuestionCard.js";
import type { ShownQuestions } from "../../../../prompt/QuestionPrompt.js";
import { rootsKind } from "./rootsKind.js";

/**
 * Asks the person in the page whether a server may know of the roots. While it is mounted, no dialog shows what it
 * could. Renders a `<section>` element, or nothing while nothing is asked.
 */
export const RootsCard: MemoExoticComponent<
  (props: ShownQuestions & ComponentProps<"section">) => ReactNode
> = memo(function RootsCard(props) {
  return <QuestionCard {...props} kind={rootsKind} />;
});
