"use client";

import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../shared/Button.js";
import { cx } from "../shared/cx.js";
import { Icon } from "../shared/Icon.js";
import { useMessages } from "../shared/useMessages.js";
import { useElicitationContext } from "./ElicitationContext.js";

/** Closes a dialog: leaves without a choice, or takes a question that is over out of sight. Renders a `<button>` element. */
export function ElicitationClose({ className, children, ...props }: ButtonProps): ReactNode {
  const { prompt } = useMessages();
  const { leaving } = useElicitationContext();
  return (
    <Button
      weight="quiet"
      aria-label={prompt.close}
      onClick={leaving.leave}
      {...props}
      className={cx("mcp-elicitation-close", className)}
    >
      {children ?? <Icon name="close" />}
    </Button>
  );
}
