"use client";

import { type ComponentProps, type ReactNode, useContext } from "react";
import { cx } from "./cx.js";
import { KeysContext } from "./keys/KeysContext.js";

/** The props of `Button`. */
export interface ButtonProps extends ComponentProps<"button"> {
  /** The prominence: `main` for the one action that answers, `plain` beside it, `quiet` in the margin, `danger` for what nobody should do lightly. @default the one that suits the part */
  readonly weight?: "main" | "plain" | "quiet" | "danger";
  /** The letter that presses it where single letters work, in upper case. @default none */
  readonly shortcut?: string | undefined;
}

/** A button in the look of the surfaces. Renders a `<button>` element. */
export function Button({
  weight = "plain",
  shortcut,
  className,
  ...props
}: ButtonProps): ReactNode {
  const hasKeys = useContext(KeysContext);
  return (
    <button
      type="button"
      aria-keyshortcuts={hasKeys ? shortcut : undefined}
      {...props}
      className={cx("mcp-button", className)}
      data-weight={weight}
    />
  );
}
