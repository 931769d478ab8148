"use client";

import type { ComponentProps, ReactNode } from "react";
import { LazyPrompt } from "../../../prompt/loading/LazyPrompt.js";
import type { ShownQuestions } from "../../../prompt/QuestionPrompt.js";
import { lazyTools } from "./lazyTools.js";

/** The props of `ToolApprovalPrompt`. */
export interface ToolApprovalPromptProps extends ShownQuestions, ComponentProps<"div"> {}

/**
 * Asks in a dialog whether a tool may run, one call at a time. Children of your own, `ToolCall.*` parts and `Elicitation.*`
 * parts for the frame among them, replace what the dialog holds. Renders a `<div>` element with the role `dialog`.
 */
export function ToolApprovalPrompt(props: ToolApprovalPromptProps): ReactNode {
  return <LazyPrompt {...props} {...lazyTools} />;
}
