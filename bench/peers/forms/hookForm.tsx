import "./byHand.css";
import { zodResolver } from "@hookform/resolvers/zod";
import * as Dialog from "@radix-ui/react-dialog";
import { memo, useMemo } from "react";
import { createRoot } from "react-dom/client";
import { type Control, type UseFormRegister, useForm, useFormState } from "react-hook-form";
import * as z from "zod";
import type { Peer } from "../peer.js";
import type { FormSchema, Property } from "../schemaOf.js";
import { asked, hintOf, idsOf } from "./byHand.js";

/** What most teams write: react-hook-form with registered inputs and a Zod schema, in a Radix dialog; as much to read as on the floor. */
export const hookForm: Peer = (schema, onSent) => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  return { ask: () => root.render(<HookForm schema={schema} onSent={onSent} />) };
};

type Values = Record<string, string | number>;

function HookForm({ schema, onSent }: { schema: FormSchema; onSent: (content: unknown) => void }) {
  const resolver = useMemo(() => zodResolver(zodOf(schema)), [schema]);
  const { register, control, handleSubmit } = useForm<Values>({ resolver });
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content>
          <Dialog.Title>A question from {asked.server}</Dialog.Title>
          <Dialog.Description>{asked.message}</Dialog.Description>
          <form onSubmit={handleSubmit(onSent)} noValidate>
            <div className="fields">
              {Object.entries(schema.properties).map(([name, property]) => (
                <HookField
                  key={name}
                  name={name}
                  property={property}
                  register={register}
                  control={control}
                />
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
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const HookField = memo(function HookField({
  name,
  property,
  register,
  control,
}: {
  name: string;
  property: Property;
  register: UseFormRegister<Values>;
  control: Control<Values>;
}) {
  const { errors } = useFormState({ control, name, exact: true });
  const error = errors[name];
  const orAbsent = (value: unknown) => value || undefined;
  const setValueAs =
    property.type === "integer" ? (text: unknown) => (text ? Number(text) : undefined) : orAbsent;
  const ids = idsOf(name);
  const hint = hintOf(property);
  const shared = {
    ...register(name, { setValueAs }),
    "aria-required": true,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": `${ids.description} ${ids.hint} ${ids.error}`,
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
        {error?.message}
      </p>
    </div>
  );
});

function zodOf({ properties }: FormSchema) {
  return z.object(
    Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, typeOf(property)]),
    ),
  );
}

function typeOf(property: Property) {
  if (property.type === "integer") return z.int().min(1).max(99);
  if (property.enum) return z.enum(property.enum);
  return property.format === "email" ? z.email() : z.string().min(2);
}
