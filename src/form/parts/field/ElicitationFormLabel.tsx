"use client";

import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../../ui/cx.js";
import { ServerText } from "../../../ui/ServerText.js";
import { useFieldContext } from "./FieldContext.js";

/** The props of `ElicitationForm.Label`. */
export type ElicitationFormLabelProps = Omit<ComponentProps<"label">, "htmlFor">;

/** The label that the server, or the app, gives a field. Renders a `<label>` element, for a group of controls a `<span>`. */
export function ElicitationFormLabel({
  className,
  children,
  ...props
}: ElicitationFormLabelProps): ReactNode {
  const { label, ids, isGroup } = useFieldContext();
  const Part = isGroup ? "span" : "label";
  return (
    <Part
      {...props}
      {...(!isGroup && { htmlFor: ids.control })}
      id={ids.label}
      className={cx("mcp-form-label", className)}
    >
      {children ?? <ServerText>{label}</ServerText>}
    </Part>
  );
}
