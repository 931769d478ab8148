"use client";

import { type ComponentProps, type ReactNode, useMemo } from "react";
import { cx } from "../../shared/cx.js";
import { ElicitationFormField } from "./ElicitationFormField.js";
import { useFormContext } from "./FormContext.js";

/** From this many fields on, those out of sight are laid out when they come into it. */
const longForm = 40;

/** The props of `ElicitationForm.Fields`. */
export type ElicitationFormFieldsProps = ComponentProps<"div">;

/** Every field that the server asks for, in its order. Renders a `<div>` element, or nothing where there are none. */
export function ElicitationFormFields({
  className,
  ...props
}: ElicitationFormFieldsProps): ReactNode {
  const { fields } = useFormContext().control;
  const all = useMemo(
    () => fields.map((field) => <ElicitationFormField key={field.id} name={field.name} />),
    [fields],
  );
  if (fields.length === 0) return null;
  return (
    <div
      {...props}
      className={cx("mcp-form-fields", className)}
      data-long={fields.length >= longForm || undefined}
    >
      {all}
    </div>
  );
}
