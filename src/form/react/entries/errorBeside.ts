import type { FieldErrors, UseFormReturn } from "react-hook-form";
import type { FormValues } from "./heldEntry.js";

/** Returns one error of a form beside those of some fields, where there is any; `wrong` are the fields that have one. */
export function errorBeside(
  form: Pick<UseFormReturn<FormValues>, "getErrors">,
  names: readonly string[],
  wrong: Iterable<string>,
): FieldErrors<FormValues> {
  const errors: FieldErrors<FormValues> = {};
  const root = form.getErrors("root") && form.getErrors().root;
  if (root) errors.root = root;
  else
    for (const id of wrong) {
      const error = names.includes(id) ? undefined : form.getErrors(id);
      if (error) return { [id]: error };
    }
  return errors;
}
