"use client";

import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../ui/cx.js";
import { ScrollEdge } from "./ScrollEdge.js";

/** The props of a prompt's `Body`. */
export type PromptBodyProps = ComponentProps<"div">;

/** The part that scrolls if it is long, so that header and actions stay in sight. Renders a `<div>` element. */
export function PromptBody({ className, children, ...props }: PromptBodyProps): ReactNode {
  return (
    <div {...props} className={cx("mcp-question-body", className)}>
      {children}
      <ScrollEdge />
    </div>
  );
}
