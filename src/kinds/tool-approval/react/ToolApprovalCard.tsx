"use client";

import { type ComponentProps, type MemoExoticComponent, memo, type ReactNode } from "react";
import type { CardOptions } from "../../../prompt/card/CardOfQuestions.js";
import { QuestionCard } from "../../../prompt/card/QuestionCard.js";
import type { ShownQuestions } from "../../../prompt/QuestionPrompt.js";
import { toolKind } from "./toolKind.js";

/**
 * Asks in the page whether a tool may run, one call at a time; no dialog shows what a mounted card could. Children of your
 * own, `ToolCall.*` parts and `Elicitation.*` parts for the frame among them, replace what the card holds. A settled
 * question leaves one line. Renders `<section>` elements, or nothing before the first call.
 */
export const ToolApprovalCard: MemoExoticComponent<
  (props: ShownQuestions & CardOptions & ComponentProps<"section">) => ReactNode
> = memo(function ToolApprovalCard(props) {
  return <QuestionCard {...props} kind={toolKind} />;
});
