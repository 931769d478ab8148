"use client";

import type { ReactNode } from "react";
import { useVisibleText } from "../../ui/hidden-text/useVisibleText.js";
import { useMessages } from "../../ui/useMessages.js";
import type { ElicitationControlProps } from "./controlProps.js";
import { optionLabel } from "./optionLabel.js";
import { useAutoComplete } from "./useAutoComplete.js";

/** One of many options. Renders a `<select>` element. */
export function SelectControl({
  field,
  value,
  onValueChange,
  controlRef,
  attributes,
}: ElicitationControlProps<"choice">): ReactNode {
  const { form } = useMessages();
  const visible = useVisibleText();
  const filling = useAutoComplete(field);
  return (
    <select
      {...attributes}
      className="mcp-form-select"
      dir="auto"
      autoComplete={filling.autoComplete}
      value={value ?? ""}
      ref={(target) => {
        filling.ref(target);
        controlRef(target);
      }}
      onChange={({ currentTarget }) => onValueChange(currentTarget.value || null)}
    >
      <option value="">{field.required ? form.choose : form.noAnswer}</option>
      {field.options.map((option, index) => (
        <option key={String(index)} value={String(index)} dir="auto">
          {visible(optionLabel(option))}
        </option>
      ))}
    </select>
  );
}
