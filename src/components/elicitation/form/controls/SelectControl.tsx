"use client";

import type { ReactNode } from "react";
import { useMessages } from "../../../shared/useMessages.js";
import { autoComplete } from "../autoComplete.js";
import type { ElicitationControlProps } from "../controlProps.js";
import { optionLabel } from "./optionLabel.js";

/** One of many options. Renders a `<select>` element. */
export function SelectControl({
  field,
  value,
  onValueChange,
  onBlur,
  controlRef,
  attributes,
}: ElicitationControlProps<"choice">): ReactNode {
  const { form } = useMessages();
  return (
    <select
      {...attributes}
      className="mcp-form-select"
      dir="auto"
      autoComplete={autoComplete(field)}
      value={value ?? ""}
      ref={controlRef}
      onBlur={onBlur}
      onChange={({ currentTarget }) => onValueChange(currentTarget.value || null)}
    >
      <option value="">{field.required ? form.choose : form.noAnswer}</option>
      {field.options.map((option, index) => (
        <option key={String(index)} value={String(index)} dir="auto">
          {optionLabel(option)}
        </option>
      ))}
    </select>
  );
}
