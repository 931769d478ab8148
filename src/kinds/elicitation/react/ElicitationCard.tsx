"use client";

import { type ComponentProps, type MemoExoticComponent, memo, type ReactNode } from "react";
import type { CardOptions } from "../../../prompt/card/CardOfQuestions.js";
import { LazyCard } from "../../../prompt/loading/LazyCard.js";
import type { ShownQuestions } from "../../../prompt/QuestionPrompt.js";
import { lazyElicitation } from "./lazyElicitation.js";

/**
 * Shows elicitations in the page, one at a time, and takes the person's answer. While it is mounted, no dialog shows
 * what it could, and it renders only when something about its own questions changes. Children of your own, `Elicitation.*`
 * parts among them, replace what the card holds; without them the form is loaded and rehearsed once the page is idle, or loaded with the first
 * question. A settled question leaves one line. Renders `<section>` elements, or nothing before the first question.
 */
export const ElicitationCard: MemoExoticComponent<
  (props: ShownQuestions & CardOptions & ComponentProps<"section">) => ReactNode
> = memo(function ElicitationCard(props) {
  return <LazyCard {...props} {...lazyElicitation} />;
});
