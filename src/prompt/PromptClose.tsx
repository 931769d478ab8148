"use client";

import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../ui/Button.js";
import { cx } from "../ui/cx.js";
import { Icon } from "../ui/Icon.js";
import { useMessages } from "../ui/useMessages.js";
import { usePromptContext } from "./PromptContext.js";

/** Closes a dialog: leaves without a choice, or takes a question that is over out of sight. Renders a `<button>` element. */
export function PromptClose({ className, children, ...props }: ButtonProps): ReactNode {
  const { prompt } = useMessages();
  const { leaving } = usePromptContext();
  return (
    <Button
      data-leaves=""
      weight="quiet"
      aria-label={prompt.close}
      onClick={leaving.leave}
      {...props}
      className={cx("mcp-question-close", className)}
    >
      {children ?? <Icon name="close" />}
    </Button>
  );
}
