import { type FormEvent, memo, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { MountForm } from "./measured.js";
import { type Property, schemaOf } from "./schemaOf.js";

/** The least that React needs for the same fields: no library, no descriptions, one error text for all. */
export const floor: MountForm = async (count) => {
  const names = Object.entries(schemaOf(count).properties);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  return {
    mount: () => flushSync(() => root.render(<Floor fields={names} />)),
    async unmount() {
      root.unmount();
      document.body.replaceChildren();
    },
  };
};

function Floor({ fields }: { fields: [string, Property][] }) {
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setWrong(new Set(fields.flatMap(([name]) => (data.get(name) ? [] : [name]))));
  };
  return (
    <form onSubmit={submit} noValidate>
      <div>
        {fields.map(([name, property]) => (
          <FloorField key={name} name={name} property={property} isWrong={wrong.has(name)} />
        ))}
      </div>
    </form>
  );
}

const FloorField = memo(function FloorField({
  name,
  property,
  isWrong,
}: {
  name: string;
  property: Property;
  isWrong: boolean;
}) {
  const [value, setValue] = useState("");
  const shared = { id: name, name, "aria-invalid": isWrong || undefined };
  return (
    <div>
      <label htmlFor={name}>{property.title}</label>
      {property.enum ? (
        <div {...shared} role="radiogroup">
          {property.enum.map((option) => (
            <label key={option}>
              <input
                type="radio"
                name={name}
                value={option}
                checked={value === option}
                onChange={() => setValue(option)}
              />
              {option}
            </label>
          ))}
        </div>
      ) : (
        <input
          {...shared}
          type="text"
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      )}
      {isWrong && <p>This needs an answer.</p>}
    </div>
  );
});
