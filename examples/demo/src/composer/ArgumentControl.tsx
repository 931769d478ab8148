import { type ReactElement, useId } from "react";
import type { ArgumentField } from "./argumentFields.js";

/** What every argument control takes. */
export interface ArgumentControlProps {
  readonly value: string | undefined;
  readonly problem: string | undefined;
  readonly onValueChange: (value: string) => void;
}

/** One argument of a tool. Renders a `<div>` element. */
export function ArgumentControl({
  field,
  value = field.initial,
  problem,
  onValueChange,
}: ArgumentControlProps & { readonly field: ArgumentField }): ReactElement {
  const id = useId();
  const options = field.kind === "boolean" ? ["true", "false"] : field.options;
  const common = {
    id,
    className: "input",
    name: field.name,
    value,
    required: field.required,
    "aria-invalid": problem !== undefined,
    "aria-describedby": `${id}-about`,
    onChange: (event: { target: { value: string } }) => onValueChange(event.target.value),
  };
  return (
    <div className="argument">
      <label className="label" htmlFor={id}>
        {field.label}
        {!field.required && <span className="label-note"> (optional)</span>}
      </label>
      {options ? (
        <select {...common}>
          <option value="">not given</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          type="text"
          autoComplete="off"
          inputMode={field.kind === "text" ? "text" : "decimal"}
        />
      )}
      <p className={problem === undefined ? "about" : "problem"} id={`${id}-about`}>
        {problem ?? field.description}
      </p>
    </div>
  );
}
