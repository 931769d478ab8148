"use client";

import type { ComponentProps, ReactNode } from "react";
import { useCall } from "../../hooks/useCall.js";
import { useVisibleText } from "../../hooks/useVisibleText.js";
import { Button } from "../shared/Button.js";
import { cx } from "../shared/cx.js";
import { useMessages } from "../shared/useMessages.js";
import { usePromptContext } from "./PromptContext.js";

/** The props of a prompt's `Call`. */
export type PromptCallProps = Omit<ComponentProps<"div">, "children">;

/**
 * Says which operation asks, and stops it: apart from Cancel, which ends the question only. Renders a `<div>`
 * element, or nothing where the question does not belong to one call for certain.
 */
export function PromptCall({ className, ...props }: PromptCallProps): ReactNode {
  const { prompt } = useMessages();
  const visible = useVisibleText();
  const { question, leaving } = usePromptContext();
  const name = useCall(question.call)?.name;
  if (question.phase !== "open" || !question.stopCall) return null;
  return (
    <div {...props} className={cx("mcp-call", className)}>
      <span className="mcp-call-name">
        {name === undefined ? prompt.partOfCall : prompt.partOf({ call: visible(name) })}
      </span>
      <Button weight="quiet" className="mcp-call-stop" onClick={leaving.stop}>
        {prompt.stopCall}
      </Button>
    </div>
  );
}
