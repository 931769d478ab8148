"use client";

import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../../../ui/Button.js";
import { cx } from "../../../../ui/cx.js";

/** A button beside a text: small, so that the text stays what is read. Renders a `<button>` element. */
export function QuietButton({ className, ...props }: Omit<ButtonProps, "weight">): ReactNode {
  return <Button {...props} weight="quiet" className={cx("mcp-quiet", className)} />;
}
