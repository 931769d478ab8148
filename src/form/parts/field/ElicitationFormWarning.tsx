"use client";

import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../../ui/cx.js";
import { LazyFindingText } from "../lazyFindings.js";
import { useFieldContext } from "./FieldContext.js";

/** The props of `ElicitationForm.Warning`. */
export type ElicitationFormWarningProps = Omit<ComponentProps<"p">, "children">;

/** Explains what is suspicious about a field: that it asks for a secret, say. Renders a `<p>` element, or nothing. */
export function ElicitationFormWarning({
  className,
  ...props
}: ElicitationFormWarningProps): ReactNode {
  const { findings, ids } = useFieldContext();
  if (findings.length === 0) return null;
  return (
    <p {...props} id={ids.warning} className={cx("mcp-form-warning", className)}>
      <LazyFindingText findings={findings} />
    </p>
  );
}
