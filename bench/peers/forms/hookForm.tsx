import { zodResolver } from "@hookform/resolvers/zod";
import * as Dialog from "@radix-ui/react-dialog";
import { memo, useMemo } from "react";
import { createRoot } from "react-dom/client";
import { type Control, type UseFormRegister, useForm, useFormState } from "react-hook-form";
import * as z from "zod";
import type { Peer } from "../peer.js";
import type { FormSchema, Property } from "../schemaOf.js";

/** What most teams write: react-hook-form with registered inputs and a Zod schema, in a Radix dialog. */
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
          <Dialog.Title>Many questions</Dialog.Title>
          <Dialog.Description>From a server</Dialog.Description>
          <form onSubmit={handleSubmit(onSent)} noValidate>
            <div>
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
            <button type="submit">Send</button>
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
  const shared = { ...register(name, { setValueAs }), "aria-invalid": error ? true : undefined };
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
      {error && <p>{error.message}</p>}
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
