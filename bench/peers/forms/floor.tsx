import "./byHand.css";
import { type FormEvent, memo, useState } from "react";
import { createRoot } from "react-dom/client";
import type { Peer } from "../peer.js";
import type { Property } from "../schemaOf.js";
import { asked, errorOf, hintOf, idsOf } from "./byHand.js";

/**
 * A dialog as it is written by hand for one question, with nothing but React: the browser's own `<dialog>`, uncontrolled
 * inputs, a handful of rules. A person gets what ours gives: who asks and what for; for each field its label, whether it
 * is required, its description, which answers are right, and what is wrong; three ways to answer. It has no warnings,
 * drafts, review or texts in other languages, and takes what the server sent as it is.
 */
export const floor: Peer = (schema, onSent) => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const fields = Object.entries(schema.properties);
  return { ask: () => root.render(<Floor fields={fields} onSent={onSent} />) };
};

type Fields = readonly (readonly [string, Property])[];

const noErrors: Readonly<Record<string, string>> = {};

function show(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
}

function Floor({ fields, onSent }: { fields: Fields; onSent: (content: unknown) => void }) {
  const [errors, setErrors] = useState(noErrors);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const entries = fields.map(([name, property]) => {
      const given = data.get(name);
      const text = typeof given === "string" ? given : "";
      return { name, error: errorOf(property, text), value: contentFor(property, text) };
    });
    const wrong = entries.filter(({ error }) => error !== "");
    setErrors(Object.fromEntries(wrong.map(({ name, error }) => [name, error])));
    const [first] = wrong;
    if (first) form.querySelector<HTMLElement>(`[name=${first.name}]`)?.focus();
    else onSent(Object.fromEntries(entries.map(({ name, value }) => [name, value])));
  };
  return (
    <dialog ref={show} aria-labelledby="title">
      <form onSubmit={submit} noValidate>
        <h2 id="title">A question from {asked.server}</h2>
        <p>{asked.message}</p>
        <div className="fields">
          {fields.map(([name, property]) => (
            <FloorField key={name} name={name} property={property} submitted={errors[name] ?? ""} />
          ))}
        </div>
        <div className="actions">
          <button type="button" onClick={() => onSent({ action: "decline" })}>
            Decline
          </button>
          <button type="button" onClick={() => onSent({ action: "cancel" })}>
            Cancel
          </button>
          <button type="submit">Send</button>
        </div>
      </form>
    </dialog>
  );
}

const FloorField = memo(function FloorField({
  name,
  property,
  submitted,
}: {
  name: string;
  property: Property;
  /** The error of the last attempt to send. */
  submitted: string;
}) {
  const [typed, setTyped] = useState<{ after: string; error: string }>();
  const error = typed && typed.after === submitted ? typed.error : submitted;
  const ids = idsOf(name);
  const hint = hintOf(property);
  const shared = {
    name,
    "aria-required": true,
    "aria-invalid": error !== "" || undefined,
    "aria-describedby": `${ids.description} ${ids.hint} ${ids.error}`,
    onInput({ currentTarget }: FormEvent<HTMLInputElement>) {
      // Once a field was wrong, each key says whether it still is; only another answer to that renders.
      const now = errorOf(property, currentTarget.value);
      if (submitted && now !== error) setTyped({ after: submitted, error: now });
    },
  };
  return (
    <div className="field">
      <label id={ids.label} htmlFor={name}>
        {property.title} <span aria-hidden>*</span>
      </label>
      {property.description && <p id={ids.description}>{property.description}</p>}
      {hint && <p id={ids.hint}>{hint}</p>}
      {property.enum ? (
        <div className="options" role="radiogroup" aria-labelledby={ids.label}>
          {property.enum.map((option) => (
            <label key={option}>
              <input {...shared} type="radio" value={option} />
              {option}
            </label>
          ))}
        </div>
      ) : (
        <input {...shared} id={name} type="text" autoComplete="off" />
      )}
      <p id={ids.error} role="alert">
        {error}
      </p>
    </div>
  );
});

function contentFor({ type }: Property, text: string): string | number {
  return type === "integer" ? Number(text) : text;
}
