"use client";

import { type ComponentProps, type ReactNode, useMemo } from "react";
import { cx } from "../../ui/cx.js";
import { MostMarksContext } from "../../ui/MostMarksContext.js";
import { useGrowing } from "../../ui/useGrowing.js";
import { ElicitationFormField } from "./ElicitationFormField.js";
import { useFormContext } from "./FormContext.js";
import { slicesOf } from "./slicesOf.js";

/** From this many fields on, those out of sight are laid out when they come into it. */
const longForm = 40;

/** So many marks of hidden text a long form holds, spread over its fields. */
const mostMarks = 1_000;

/** The props of `ElicitationForm.Fields`. */
export type ElicitationFormFieldsProps = ComponentProps<"div">;

/** Every field that the server asks for, in its order. Renders a `<div>` element, or nothing where there are none. */
export function ElicitationFormFields({
  className,
  ...props
}: ElicitationFormFieldsProps): ReactNode {
  const { control } = useFormContext();
  const { fields } = control;
  const slices = useMemo(() => slicesOf(fields), [fields]);
  const turn = useGrowing(slices.length, 1);
  const count = slices[turn - 1] ?? 0;
  const all = useMemo(
    () => fields.map((field) => <ElicitationFormField key={field.id} name={field.name} />),
    [fields],
  );
  if (fields.length === 0) return null;
  const list = (
    <div
      {...props}
      className={cx("mcp-form-fields", className)}
      data-long={fields.length >= longForm || undefined}
    >
      {count < all.length ? all.slice(0, count) : all}
    </div>
  );
  return fields.length < longForm ? (
    list
  ) : (
    <MostMarksContext.Provider value={Math.max(2, Math.floor(mostMarks / fields.length))}>
      {list}
    </MostMarksContext.Provider>
  );
}
