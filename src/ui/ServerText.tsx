"use client";

import type { ComponentProps, ReactNode } from "react";
import { mayHide } from "../safety/text/mayHide.js";
import { cx } from "./cx.js";
import { HiddenText } from "./HiddenText.js";

/** The props of `ServerText`. */
export interface ServerTextProps extends Omit<ComponentProps<"bdi">, "children"> {
  /** The server's text. */
  readonly children: string;
}

/**
 * Shows what a server wrote: plain text, never a link, its writing direction kept apart from what is around it, and
 * what it hides marked in place.
 * Renders a `<bdi>` element.
 */
export function ServerText({ className, children, ...props }: ServerTextProps): ReactNode {
  return (
    <bdi {...props} dir="auto" className={cx("mcp-server-text", className)}>
      {mayHide(children) ? <HiddenText text={children} /> : children}
    </bdi>
  );
}
