"use client";

import type { ReactNode } from "react";
import { useHost } from "../../../react/useHost.js";
import { Button, type ButtonProps } from "../../../ui/Button.js";
import { mergeProps } from "../../../ui/mergeProps.js";
import { useMessages } from "../../../ui/useMessages.js";
import { useReviewPolicy } from "../../react/useReviewPolicy.js";
import { useFormContext } from "../FormContext.js";

/**
 * Checks the values and shows exactly what would leave. Renders a `<button>` element, or nothing if the host wants
 * no review, or shows it for every form.
 */
export function ElicitationFormReview({ children, ...props }: ButtonProps): ReactNode {
  const { form } = useMessages();
  const { control, oneTap } = useFormContext();
  const policy = useReviewPolicy(useHost());
  if (policy !== "findings" || oneTap || !control.answerable || control.fields.length === 0)
    return null;
  const own = { className: "mcp-form-review", onClick: () => void control.review() };
  return (
    <Button weight="quiet" {...mergeProps(own, props)}>
      {children ?? form.review}
    </Button>
  );
}
