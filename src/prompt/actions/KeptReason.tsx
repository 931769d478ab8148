"use client";

import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../ui/cx.js";
import { useMessages } from "../../ui/useMessages.js";
import { usePromptContext } from "../PromptContext.js";

/** The props of `KeptReason`. */
export interface KeptReasonProps extends Omit<ComponentProps<"label">, "children"> {
  /** Labels the reason. @default the catalogue's words for declining */
  readonly label?: string;
}

/**
 * The reason that was being typed for a no when the question ended by itself, to be read and copied. Renders a `<label>`
 * element, or nothing if there is none.
 */
export function KeptReason({ label, className, ...props }: KeptReasonProps): ReactNode {
  const { prompt } = useMessages();
  const { question, discardGuard } = usePromptContext();
  const reason = discardGuard.reason();
  if (reason === "" || question.outcome?.by === "person") return null;
  return (
    <label {...props} className={cx("mcp-step", className)}>
      <span className="mcp-step-title">{label ?? prompt.reason}</span>
      <textarea className="mcp-step-field" dir="auto" rows={2} readOnly value={reason} />
    </label>
  );
}
