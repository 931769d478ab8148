"use client";

import type { ComponentProps, ReactNode } from "react";
import { callToStop } from "../react/callToStop.js";
import { useCall } from "../react/useCall.js";
import { Button } from "../ui/Button.js";
import { cx } from "../ui/cx.js";
import { useVisibleText } from "../ui/hidden-text/useVisibleText.js";
import { useMessages } from "../ui/useMessages.js";
import { usePromptContext } from "./PromptContext.js";

/** The props of a prompt's `Call`. */
export type PromptCallProps = Omit<ComponentProps<"div">, "children">;

/**
 * Tells which operation asks, or may ask, and stops it: apart from Cancel, which ends the question only. It also tells
 * if that operation is over. Renders a `<div>` element, or nothing if no operation, or any of several, may ask.
 */
export function PromptCall({ className, ...props }: PromptCallProps): ReactNode {
  const { prompt } = useMessages();
  const visible = useVisibleText();
  const { question, discardGuard } = usePromptContext();
  const name = useCall(callToStop(question))?.name;
  if (question.phase !== "open") return null;
  if (question.callOver)
    return (
      <div {...props} role="status" className={cx("mcp-call", className)}>
        <span className="mcp-call-name">{prompt.callOver}</span>
      </div>
    );
  if (!question.stopCall) return null;
  const isCertain = question.call !== undefined;
  const unnamed = isCertain ? prompt.partOfCall : prompt.maybePartOfCall;
  const named = isCertain ? prompt.partOf : prompt.maybePartOf;
  return (
    <div {...props} className={cx("mcp-call", className)}>
      <span className="mcp-call-name">
        {name === undefined ? unnamed : named({ call: visible(name) })}
      </span>
      <Button data-leaves="" weight="quiet" className="mcp-call-stop" onClick={discardGuard.stop}>
        {prompt.stopCall}
      </Button>
    </div>
  );
}
