"use client";

import { type ReactNode, useId } from "react";

/** The props of `RadioGroup`. */
export interface RadioGroupProps<Choice extends string> {
  readonly label: string;
  /** The label of each choice, in order. */
  readonly choices: Readonly<Record<Choice, string>>;
  readonly value: Choice;
  readonly onValueChange: (choice: Choice) => void;
}

/** One of a few choices. Renders a `<div>` element with the role `radiogroup`. */
export function RadioGroup<Choice extends string>({
  label,
  choices,
  value,
  onValueChange,
}: RadioGroupProps<Choice>): ReactNode {
  const name = useId();
  // The keys of an object literal of choices are choices.
  const all = Object.keys(choices) as Choice[];
  return (
    <div role="radiogroup" aria-label={label} className="mcp-rule-choices">
      {all.map((choice) => (
        <label key={choice} className="mcp-rule-choice">
          <input
            type="radio"
            name={name}
            className="mcp-form-radio"
            checked={value === choice}
            onChange={() => onValueChange(choice)}
          />
          {choices[choice]}
        </label>
      ))}
    </div>
  );
}
