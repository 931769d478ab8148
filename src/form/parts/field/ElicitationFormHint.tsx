"use client";

import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../../ui/cx.js";
import { useFieldContext } from "./FieldContext.js";

/** The props of `ElicitationForm.Hint`. */
export type ElicitationFormHintProps = ComponentProps<"p">;

/** Which values of a field are valid. Renders a `<p>` element, or nothing. */
export function ElicitationFormHint({
  className,
  children,
  ...props
}: ElicitationFormHintProps): ReactNode {
  const { hint, ids } = useFieldContext();
  if (hint === "") return null;
  return (
    <p {...props} id={ids.hint} className={cx("mcp-form-hint", className)}>
      {children ?? hint}
    </p>
  );
}
