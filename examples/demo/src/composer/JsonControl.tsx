import { type ReactElement, useId } from "react";
import type { ArgumentControlProps } from "./ArgumentControl.js";

/** Takes a tool's arguments as JSON. Renders a `<div>` element. */
export function JsonControl({
  value = "{}",
  problem,
  onValueChange,
}: ArgumentControlProps): ReactElement {
  const id = useId();
  return (
    <div className="argument">
      <label className="label" htmlFor={id}>
        Arguments as JSON
      </label>
      <textarea
        className="input code"
        id={id}
        name="json"
        rows={4}
        dir="ltr"
        spellCheck={false}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={(event) => onValueChange(event.target.value)}
      />
      <p className="problem" id={`${id}-problem`}>
        {problem}
      </p>
    </div>
  );
}
