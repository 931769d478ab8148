"use client";

import { type ComponentProps, type MemoExoticComponent, memo, type ReactNode } from "react";
import { QuestionCard } from "../../../prompt/card/QuestionCard.js";
import type { ShownQuestions } from "../../../prompt/QuestionPrompt.js";
import { toolKind } from "./toolKind.js";

/**
 * Asks in the page whether a tool may run, one call at a time; no dialog shows what a mounted card could. Children of your
 * own, `ToolCall.*` parts and `Elicitation.*` parts for the frame among them, replace what the card holds. Renders a
 * `<section>` element, or nothing without a call.
 */
export const ToolApprovalCard: MemoExoticComponent<
  (props: ShownQuestions & ComponentProps<"section">) => ReactNode
> = memo(function ToolApprovalCard(props) {
  return <QuestionCard {...props} kind={toolKind} />;
});
