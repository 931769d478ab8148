import { type ReactElement, useId } from "react";
import { useDemo } from "../demo.js";
import { useStore } from "../useStore.js";

/** Where a model of the person's own answers; gone with the page. Renders a `<fieldset>` element. */
export function ModelFields(): ReactElement {
  const { models } = useDemo();
  const address = useStore(models.address);
  const id = useId();
  const fields = [
    ["url", "Address of the model", "http://localhost:11434/v1", "url"],
    ["name", "Name of the model", "llama3.2", "text"],
    ["key", "Key", "", "password"],
  ] as const;
  return (
    <fieldset className="choices">
      <legend className="choices-legend">Your own model</legend>
      <p className="model-about">
        An OpenAI-compatible API. What you type stays in this page's memory.
      </p>
      {fields.map(([field, label, example, type]) => (
        <label className="model-field" key={field} htmlFor={`${id}-${field}`}>
          {label}
          <input
            className="input"
            id={`${id}-${field}`}
            type={type}
            autoComplete="off"
            placeholder={example}
            value={address[field]}
            onChange={(event) =>
              models.address.setState((all) => ({ ...all, [field]: event.target.value }))
            }
          />
        </label>
      ))}
    </fieldset>
  );
}
