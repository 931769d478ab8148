import { type ReactElement, useId } from "react";

/** Props of {@link ChoiceGroup}. */
export interface ChoiceGroupProps<Value extends string> {
  readonly legend: string;
  readonly value: Value;
  /** Each value with its label. */
  readonly choices: readonly (readonly [value: Value, label: string])[];
  readonly onValueChange: (value: Value) => void;
}

/** One of a few, all in sight. Renders a `<fieldset>` element. */
export function ChoiceGroup<Value extends string>({
  legend,
  value,
  choices,
  onValueChange,
}: ChoiceGroupProps<Value>): ReactElement {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend className="choices-legend">{legend}</legend>
      <div className="choices-row">
        {choices.map(([choice, label]) => (
          <label className="choice" key={choice}>
            <input
              className="choice-input"
              type="radio"
              name={name}
              checked={choice === value}
              onChange={() => onValueChange(choice)}
            />
            <span className="choice-label">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
