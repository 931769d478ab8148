import { type ReactElement, useId } from "react";

/** Props of {@link ChoiceGroup}. */
export interface ChoiceGroupProps<Value extends string> {
  readonly legend: string;
  readonly value: Value;
  /** The label of each value. */
  readonly choices: Readonly<Record<Value, string>>;
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
  const values = Object.keys(choices) as Value[];
  return (
    <fieldset className="choices">
      <legend className="choices-legend">{legend}</legend>
      <div className="choices-row">
        {values.map((choice) => (
          <label className="choice" key={choice}>
            <input
              className="choice-input"
              type="radio"
              name={name}
              checked={choice === value}
              onChange={() => onValueChange(choice)}
            />
            <span className="choice-label">{choices[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
