"use client";

import { type ComponentProps, type ReactNode, useState } from "react";
import { cx } from "./cx.js";

/** The props of `Fold`. */
export interface FoldProps extends ComponentProps<"details"> {
  /** The line that stands there while it is folded. */
  readonly summary: ReactNode;
}

/** Something that is rendered when it is first opened, and stays from then on. Renders a `<details>` element. */
export function Fold({ summary, className, children, onToggle, ...props }: FoldProps): ReactNode {
  const [wasOpen, setWasOpen] = useState(props.open ?? false);
  return (
    <details
      {...props}
      className={cx("mcp-fold", className)}
      onToggle={(event) => {
        onToggle?.(event);
        if (event.currentTarget.open) setWasOpen(true);
      }}
    >
      <summary className="mcp-fold-summary">{summary}</summary>
      {wasOpen && <div className="mcp-fold-content">{children}</div>}
    </details>
  );
}
