"use client";

import type { ReactNode } from "react";
import { useReviewPolicy } from "../../../hooks/useReviewPolicy.js";
import { Button, type ButtonProps } from "../../shared/Button.js";
import { cx } from "../../shared/cx.js";
import { useMessages } from "../../shared/useMessages.js";
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
