"use client";

import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../ui/Button.js";
import { cx } from "../../ui/cx.js";
import { useMessages } from "../../ui/useMessages.js";
import { useReviewPolicy } from "../react/useReviewPolicy.js";
import { useFormContext } from "./FormContext.js";

/**
 * Checks the answers and shows exactly what would leave. Renders a `<button>` element, or nothing where the host wants
 * no review, or shows it for every form.
 */
export function ElicitationFormReview({
  className,
  onClick,
  children,
  ...props
}: ButtonProps): ReactNode {
  const { form } = useMessages();
  const { control, oneTap } = useFormContext();
  const policy = useReviewPolicy();
  if (policy !== "findings" || oneTap || !control.answerable || control.fields.length === 0)
    return null;
  return (
    <Button
      {...props}
      weight="quiet"
      className={cx("mcp-form-review", className)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.isDefaultPrevented()) void control.review();
      }}
    >
      {children ?? form.review}
    </Button>
  );
}
