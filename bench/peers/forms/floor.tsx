import { type FormEvent, memo, useState } from "react";
import { createRoot } from "react-dom/client";
import type { Peer } from "../peer.js";
import type { Property } from "../schemaOf.js";

/** The least that React needs for the same fields: uncontrolled inputs, no library, one error text for all. */
export const floor: Peer = (schema, onSent) => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const fields = Object.entries(schema.properties);
  return { ask: () => root.render(<Floor fields={fields} onSent={onSent} />) };
};

type Fields = readonly (readonly [string, Property])[];

function Floor({ fields, onSent }: { fields: Fields; onSent: (content: unknown) => void }) {
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const found = fields.flatMap(([name]) => (data.get(name) ? [] : [name]));
    setWrong(new Set(found));
    if (found.length === 0) onSent(Object.fromEntries(data));
  };
  return (
    <form onSubmit={submit} noValidate role="dialog">
      <div>
        {fields.map(([name, property]) => (
          <FloorField key={name} name={name} property={property} isWrong={wrong.has(name)} />
        ))}
      </div>
      <button type="submit">Send</button>
    </form>
  );
}

const FloorField = memo(function FloorField({
  name,
  property,
  isWrong: wasWrong,
}: {
  name: string;
  property: Property;
  isWrong: boolean;
}) {
  const [isMended, setMended] = useState(false);
  const isWrong = wasWrong && !isMended;
  const shared = {
    name,
    "aria-invalid": isWrong || undefined,
    onInput: () => {
      if (isWrong) setMended(true);
    },
  };
  return (
    <div>
      <label htmlFor={name}>{property.title}</label>
      {property.enum ? (
        <div id={name} role="radiogroup">
          {property.enum.map((option) => (
            <label key={option}>
              <input {...shared} type="radio" value={option} />
              {option}
            </label>
          ))}
        </div>
      ) : (
        <input {...shared} id={name} type="text" />
      )}
      {isWrong && <p>This needs an answer.</p>}
    </div>
  );
});
