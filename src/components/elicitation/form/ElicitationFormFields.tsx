"use client";

import { type ComponentProps, type ReactNode, useMemo } from "react";
import { useElicitationFormProgress } from "../../../hooks/elicitation-form/useElicitationFormProgress.js";
import { cx } from "../../shared/cx.js";
import { useGrowing } from "../../shared/useGrowing.js";
import { ElicitationFormField } from "./ElicitationFormField.js";
import { useFormContext } from "./FormContext.js";

/**
 * From this many fields on, those out of sight are laid out when they come into it, and as many are rendered at once:
 * the rest follow a moment later.
 */
const longForm = 40;

/** The props of `ElicitationForm.Fields`. */
export type ElicitationFormFieldsProps = ComponentProps<"div">;

/** Every field that the server asks for, in its order. Renders a `<div>` element, or nothing where there are none. */
export function ElicitationFormFields({
  className,
  ...props
}: ElicitationFormFieldsProps): ReactNode {
  const { control } = useFormContext();
  const { fields } = control;
  const { failure } = useElicitationFormProgress(control);
  // Whatever is wrong has to be there to take the focus.
  const count = useGrowing(fields.length, longForm, failure !== undefined);
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
      {count < all.length ? all.slice(0, count) : all}
    </div>
  );
}
