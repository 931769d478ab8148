import { Label, Slot } from "radix-ui";
import { type ComponentProps, createContext, type ReactNode, useContext, useId } from "react";
import {
  Controller,
  type ControllerProps,
  type FieldPath,
  type FieldValues,
  useFormContext,
  useFormState,
} from "react-hook-form";

const NameContext = createContext("");
const IdContext = createContext("");

/** A field of react-hook-form. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: ControllerProps<Values, Name>,
): ReactNode {
  return (
    <NameContext.Provider value={props.name}>
      <Controller {...props} />
    </NameContext.Provider>
  );
}

/** Holds the parts of a field. Renders a `<div>` element. */
export function FormItem(props: ComponentProps<"div">): ReactNode {
  return (
    <IdContext.Provider value={useId()}>
      <div {...props} className="col-span-full grid gap-2 justify-self-stretch" />
    </IdContext.Provider>
  );
}

function useFormField() {
  const name = useContext(NameContext);
  const id = useContext(IdContext);
  const { getFieldState } = useFormContext();
  const { error } = getFieldState(name, useFormState({ name }));
  return { id, descriptionId: `${id}-description`, messageId: `${id}-message`, error };
}

/** Names a field. Renders a `<label>` element. */
export function FormLabel(props: ComponentProps<typeof Label.Root>): ReactNode {
  const { id, error } = useFormField();
  return (
    <Label.Root
      data-error={error !== undefined}
      className="text-sm font-medium data-[error=true]:text-destructive"
      htmlFor={id}
      {...props}
    />
  );
}

/** Gives its child what ties it to the field. */
export function FormControl(props: ComponentProps<typeof Slot.Root>): ReactNode {
  const { id, descriptionId, messageId, error } = useFormField();
  return (
    <Slot.Root
      id={id}
      aria-describedby={error ? `${descriptionId} ${messageId}` : descriptionId}
      aria-invalid={error !== undefined}
      {...props}
    />
  );
}

/** Explains a field. Renders a `<p>` element. */
export function FormDescription(props: ComponentProps<"p">): ReactNode {
  const { descriptionId } = useFormField();
  return <p id={descriptionId} className="text-sm text-muted-foreground" {...props} />;
}

/** Tells what is wrong with a field. Renders a `<p>` element, or nothing. */
export function FormMessage({ children, ...props }: ComponentProps<"p">): ReactNode {
  const { messageId, error } = useFormField();
  const text = error ? error.message : children;
  return text ? (
    <p id={messageId} className="text-sm text-destructive" {...props}>
      {text}
    </p>
  ) : null;
}
