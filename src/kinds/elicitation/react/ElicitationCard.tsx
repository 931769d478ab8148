"use client";

import { type ComponentProps, type MemoExoticComponent, memo, type ReactNode } from "react";
import type { CardOptions } from "../../../prompt/card/CardOfQuestions.js";
import { LazyCard } from "../../../prompt/loading/LazyCard.js";
import type { ShownQuestions } from "../../../prompt/QuestionPrompt.js";
import { lazyElicitation } from "./lazyElicitation.js";

/**
 * Shows elicitations in the page, one at a time, and takes the user's answers. While it is mounted, dialogs leave its
 * questions alone. It renders only when one of its questions changes. Your own children, such as `Elicitation.*` parts,
 * replace its content. Without children, the form loads once the page is idle, or with the first question. A settled
 * question leaves one line. Renders `<section>` elements, or nothing before the first question.
 */
export const ElicitationCard: MemoExoticComponent<
  (props: ShownQuestions & CardOptions & ComponentProps<"section">) => ReactNode
> = memo(function ElicitationCard(props) {
  return <LazyCard {...props} {...lazyElicitation} />;
});
