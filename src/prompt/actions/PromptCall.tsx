"use client";

import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../ui/Button.js";
import { cx } from "../../ui/cx.js";
import { useMessages } from "../../ui/useMessages.js";
import { usePromptContext } from "../PromptContext.js";
import { PromptTask } from "./PromptTask.js";

/** The props of a prompt's `Call`. */
export type PromptCallProps = Omit<ComponentProps<"div">, "children">;

/**
 * Tells which operation asks, or may ask, and stops it: apart from Cancel, which ends the question only. It also tells
 * if that operation is over. Renders a `<div>` element, or nothing if no operation, or any of several, may ask.
 */
export function PromptCall({ className, ...props }: PromptCallProps): ReactNode {
  const { prompt } = useMessages();
  const { question, discardGuard } = usePromptContext();
  if (question.phase !== "open") return null;
  if (question.callOver)
    return (
      <div {...props} role="status" className={cx("mcp-call", className)}>
        <span className="mcp-call-name">{prompt.callOver}</span>
      </div>
    );
  if (!question.stopCall) return null;
  return (
    <div {...props} className={cx("mcp-call", className)}>
      <PromptTask />
      <Button data-leaves="" weight="quiet" className="mcp-call-stop" onClick={discardGuard.stop}>
        {prompt.stopCall}
      </Button>
    </div>
  );
}
