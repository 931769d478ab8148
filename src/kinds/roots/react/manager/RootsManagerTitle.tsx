"use client";

import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../../../ui/cx.js";
import { useRootsMessages } from "./useRootsMessages.js";

/** The props of `RootsManager.Title`. */
export type RootsManagerTitleProps = ComponentProps<"h2">;

/** Heads the manager. Renders an `<h2>` element. */
export function RootsManagerTitle({
  className,
  children,
  ...props
}: RootsManagerTitleProps): ReactNode {
  const words = useRootsMessages();
  return (
    <h2 {...props} className={cx("mcp-roots-heading", className)}>
      {children ?? words.title}
    </h2>
  );
}
