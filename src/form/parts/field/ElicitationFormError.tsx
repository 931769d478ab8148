"use client";

import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../../ui/cx.js";
import { useFormContext } from "../FormContext.js";
import { useIssueText } from "../words/useIssueText.js";
import { useFieldContext } from "./FieldContext.js";

/** The props of `ElicitationForm.Error`. */
export type ElicitationFormErrorProps = Omit<ComponentProps<"p">, "children">;

/** The issues of a field, in plain words. Renders a `<p>` element, or nothing. */
export function ElicitationFormError({
  className,
  ...props
}: ElicitationFormErrorProps): ReactNode {
  const { control } = useFormContext();
  const { field, ids, issues } = useFieldContext();
  const describe = useIssueText(control);
  if (issues.length === 0) return null;
  return (
    <p {...props} id={ids.error} className={cx("mcp-form-error", className)}>
      {describe(field, issues)}
    </p>
  );
}
