"use client";

import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.js";

/** The props of `Button`. */
export interface ButtonProps extends ComponentProps<"button"> {
  /** The prominence: `main` for the one action that answers, `plain` beside it, `quiet` in the margin. @default the one that suits the part */
  readonly weight?: "main" | "plain" | "quiet";
}

/** A button in the look of the surfaces. Renders a `<button>` element. */
export function Button({ weight = "plain", className, ...props }: ButtonProps): ReactNode {
  return (
    <button type="button" {...props} className={cx("mcp-button", className)} data-weight={weight} />
  );
}
