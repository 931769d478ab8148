"use client";

import { type ReactNode, useRef } from "react";
import { useVisibleText } from "../../../ui/hidden-text/useVisibleText.js";
import { useMessages } from "../../../ui/useMessages.js";
import type { BoundControlProps } from "../boundControl.js";
import { optionLabels } from "../optionLabels.js";
import { useAutoComplete } from "../text/useAutoComplete.js";
import { useWritten } from "../useWritten.js";
import { writeText } from "../writeText.js";

/** One of many options. Renders a `<select>` element. */
export function SelectControl({
  field,
  binding,
  attributes,
}: BoundControlProps<"choice">): ReactNode {
  const { form } = useMessages();
  const labels = optionLabels(field.options, form);
  const visible = useVisibleText();
  const filling = useAutoComplete(field);
  const element = useRef<HTMLSelectElement>(null);
  const take = ({ value }: HTMLSelectElement) => binding.take(value || null);
  useWritten(element, binding, writeText, { take });
  return (
    <select
      {...attributes}
      className="mcp-form-select"
      autoComplete={filling.autoComplete}
      ref={(target) => {
        element.current = target;
        filling.ref(target);
      }}
      onChange={({ currentTarget }) => take(currentTarget)}
    >
      <option value="">{field.required ? form.choose : form.noValue}</option>
      {labels.map((label, index) => (
        <option key={String(index)} value={String(index)} dir="auto">
          {visible(label)}
        </option>
      ))}
    </select>
  );
}
