"use client";

import { type ComponentProps, type MemoExoticComponent, memo, type ReactNode } from "react";
import type { CardOptions } from "../../../prompt/card/CardOfQuestions.js";
import { QuestionCard } from "../../../prompt/card/QuestionCard.js";
import type { ShownQuestions } from "../../../prompt/QuestionPrompt.js";
import { toolKind } from "./toolKind.js";

/**
 * Asks in the page whether a tool may run, one call at a time. While it is mounted, dialogs leave its calls alone. Your
 * own children, such as `ToolCall.*` parts with `Elicitation.*` parts as the frame, replace its content. A settled
 * question leaves one line. Renders `<section>` elements, or nothing before the first call.
 */
export const ToolApprovalCard: MemoExoticComponent<
  (props: ShownQuestions & CardOptions & ComponentProps<"section">) => ReactNode
> = memo(function ToolApprovalCard(props) {
  return <QuestionCard {...props} kind={toolKind} />;
});
