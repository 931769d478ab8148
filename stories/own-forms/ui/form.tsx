// After the Form of shadcn/ui (MIT), to the same names and props.
import { Slot } from "radix-ui";
import { type ComponentProps, createContext, type ReactNode, useContext, useId } from "react";
import {
  Controller,
  type ControllerProps,
  type FieldPath,
  type FieldValues,
  FormProvider,
  useFormContext,
  useFormState,
} from "react-hook-form";
import { cn } from "../lib/cn.ts";
import { Label } from "./label.tsx";

const FormFieldContext = createContext("");
const FormItemContext = createContext("");

/** Hands a form of react-hook-form to what stands in it. */
export const Form: typeof FormProvider = FormProvider;

/** A field of react-hook-form. */
export function FormField<
  TFieldValues extends FieldValues = FieldValues,
  TName extends FieldPath<TFieldValues> = FieldPath<TFieldValues>,
>(props: ControllerProps<TFieldValues, TName>): ReactNode {
  return (
    <FormFieldContext.Provider value={props.name}>
      <Controller {...props} />
    </FormFieldContext.Provider>
  );
}

function useFormField() {
  const name = useContext(FormFieldContext);
  const id = useContext(FormItemContext);
  const { getFieldState } = useFormContext();
  const { error } = getFieldState(name, useFormState({ name }));
  return {
    error,
    formItemId: `${id}-form-item`,
    formDescriptionId: `${id}-form-item-description`,
    formMessageId: `${id}-form-item-message`,
  };
}

/** Holds the parts of a field. Renders a `<div>` element. */
export function FormItem({ className, ...props }: ComponentProps<"div">): ReactNode {
  return (
    <FormItemContext.Provider value={useId()}>
      <div data-slot="form-item" className={cn("grid gap-2 wrap-anywhere", className)} {...props} />
    </FormItemContext.Provider>
  );
}

/** Names a field. Renders a `<label>` element. */
export function FormLabel({ className, ...props }: ComponentProps<typeof Label>): ReactNode {
  const { error, formItemId } = useFormField();
  return (
    <Label
      data-slot="form-label"
      data-error={error !== undefined}
      className={cn("data-[error=true]:text-destructive", className)}
      htmlFor={formItemId}
      {...props}
    />
  );
}

/** Gives its child what ties it to the field. */
export function FormControl(props: ComponentProps<typeof Slot.Root>): ReactNode {
  const { error, formItemId, formDescriptionId, formMessageId } = useFormField();
  return (
    <Slot.Root
      data-slot="form-control"
      id={formItemId}
      aria-describedby={error ? `${formDescriptionId} ${formMessageId}` : formDescriptionId}
      aria-invalid={error !== undefined}
      {...props}
    />
  );
}

/** Explains a field. Renders a `<p>` element. */
export function FormDescription({ className, ...props }: ComponentProps<"p">): ReactNode {
  const { formDescriptionId } = useFormField();
  return (
    <p
      data-slot="form-description"
      id={formDescriptionId}
      className={cn("text-sm text-muted-foreground", className)}
      {...props}
    />
  );
}

/** Tells what is wrong with a field. Renders a `<p>` element, or nothing. */
export function FormMessage({ className, children, ...props }: ComponentProps<"p">): ReactNode {
  const { error, formMessageId } = useFormField();
  const text = error ? error.message : children;
  return text ? (
    <p
      data-slot="form-message"
      id={formMessageId}
      className={cn("text-sm text-destructive", className)}
      {...props}
    >
      {text}
    </p>
  ) : null;
}
