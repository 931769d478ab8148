"use client";

import type { ReactNode } from "react";
import type { FocusTarget } from "../react/elicitationFormControl.js";
import type { ControlAttributes } from "./controlProps.js";
import { OptionText, type OptionTextProps } from "./OptionText.js";

/** The props of `RadioGroup`. */
export interface RadioGroupProps {
  readonly options: readonly RadioOption[];
  readonly value: string;
  /** Whether the options stand in a row, where there is room. @default false */
  readonly row?: boolean;
  readonly onValueChange: (value: string) => void;
  readonly controlRef: (target: FocusTarget | null) => void;
  readonly attributes: ControlAttributes;
}

/** One of the options. */
export interface RadioOption extends Omit<OptionTextProps, "id"> {
  readonly value: string;
}

/** A few options that exclude each other. Renders a `<div>` element. */
export function RadioGroup({
  options,
  value,
  row = false,
  onValueChange,
  controlRef,
  attributes,
}: RadioGroupProps): ReactNode {
  const { id } = attributes;
  const focused = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  return (
    <div {...attributes} role="radiogroup" className="mcp-form-options" data-row={row || undefined}>
      {options.map((option, index) => (
        <label key={option.value} className="mcp-form-option">
          <input
            type="radio"
            className="mcp-form-radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            aria-labelledby={`${id}-${index}`}
            aria-describedby={option.description ? `${id}-${index}-more` : undefined}
            ref={index === focused ? controlRef : undefined}
            onChange={() => onValueChange(option.value)}
          />
          <OptionText {...option} id={`${id}-${index}`} />
        </label>
      ))}
    </div>
  );
}
