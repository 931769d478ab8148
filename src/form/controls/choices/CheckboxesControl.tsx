"use client";

import type { ReactNode } from "react";
import { useMessages } from "../../../ui/useMessages.js";
import type { BoundControlProps } from "../boundControl.js";
import { optionLabels } from "../optionLabels.js";
import { itemsOf, useBoundEntry } from "../useBoundEntry.js";
import { OptionText } from "./OptionText.js";

/** Several of a list of options. Renders a `<div>` element. */
export function CheckboxesControl({
  field,
  binding,
  attributes: { "aria-required": _, "aria-invalid": invalid, ...attributes },
}: BoundControlProps<"choices">): ReactNode {
  const labels = optionLabels(field.options, useMessages().form);
  const chosen = new Set(itemsOf(useBoundEntry(binding)));
  const toggle = (toggled: string, isChosen: boolean) =>
    binding.take(
      field.options
        .map((_, index) => String(index))
        .filter((key) => (key === toggled ? isChosen : chosen.has(key))),
    );
  return (
    <div {...attributes} role="group" className="mcp-form-options">
      {field.options.map((option, index) => {
        const key = String(index);
        const id = `${attributes.id}-${index}`;
        return (
          <label key={key} className="mcp-form-option">
            <input
              type="checkbox"
              className="mcp-form-checkbox"
              checked={chosen.has(key)}
              aria-labelledby={id}
              aria-describedby={option.description ? `${id}-more` : undefined}
              aria-invalid={invalid}
              ref={index === 0 ? binding.attach : undefined}
              onChange={(event) => toggle(key, event.currentTarget.checked)}
            />
            <OptionText id={id} label={labels[index] ?? ""} description={option.description} />
          </label>
        );
      })}
    </div>
  );
}
