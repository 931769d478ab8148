"use client";

import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../../ui/cx.js";
import { useMessages } from "../../../ui/useMessages.js";
import { useFieldContext } from "./FieldContext.js";

/** The props of `ElicitationForm.Optional`. */
export type ElicitationFormOptionalProps = ComponentProps<"span">;

/** Marks a field that may be left out. Renders a `<span>` element, or nothing if a value is needed. */
export function ElicitationFormOptional({
  className,
  children,
  ...props
}: ElicitationFormOptionalProps): ReactNode {
  const { form } = useMessages();
  const { field, ids } = useFieldContext();
  if (field.required) return null;
  return (
    <span {...props} id={ids.optional} className={cx("mcp-form-optional", className)}>
      {children ?? form.optional}
    </span>
  );
}
