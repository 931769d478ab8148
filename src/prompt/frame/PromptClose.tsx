"use client";

import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../ui/Button.js";
import { Icon } from "../../ui/Icon.js";
import { mergeProps } from "../../ui/mergeProps.js";
import { useMessages } from "../../ui/useMessages.js";
import { usePromptContext } from "../PromptContext.js";

/** Closes a dialog: leaves without a choice, or takes a question that is over out of sight. Renders a `<button>` element. */
export function PromptClose({ children, ...props }: ButtonProps): ReactNode {
  const { prompt } = useMessages();
  const { discardGuard } = usePromptContext();
  const own = {
    "data-leaves": "",
    "aria-label": prompt.close,
    className: "mcp-question-close",
    onClick: discardGuard.leave,
  };
  return (
    <Button weight="quiet" {...mergeProps(own, props)}>
      {children ?? <Icon name="close" />}
    </Button>
  );
}
