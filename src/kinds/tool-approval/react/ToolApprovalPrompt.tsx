"use client";

import type { ComponentProps, ReactNode } from "react";
import { LazyPrompt } from "../../../prompt/loading/LazyPrompt.js";
import type { ShownQuestions } from "../../../prompt/QuestionPrompt.js";
import { lazyTools } from "./lazyTools.js";

/**
 * Asks in a dialog whether a tool may run, one call at a time. Children of your own, `ToolCall.*` parts and `Elicitation.*`
 * parts for the frame among them, replace what the dialog holds. Renders a `<div>` element with the role `dialog`.
 */
export function ToolApprovalPrompt(props: ShownQuestions & ComponentProps<"div">): ReactNode {
  return <LazyPrompt {...props} {...lazyTools} />;
}
