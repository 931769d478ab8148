import type { FieldErrors, UseFormReturn } from "react-hook-form";
import type { FormValues } from "./heldEntry.js";

/** A change of what fields hold, or of what is wrong with them. */
export interface HeardChange {
  /** The one field that changed; absent where that may be any of them. */
  readonly name?: string | undefined;
  /** Whether somebody entered it. */
  readonly isTyped: boolean;
  readonly values: FormValues;
  readonly errors: FieldErrors<FormValues>;
}

/** Hears of changes of a form that react-hook-form holds. */
export interface FormHearing {
  /** The form, which is to be changed through this alone. */
  readonly form: Omit<UseFormReturn<FormValues>, "formState">;
  /** Makes a change that need not be heard of. Whether it led to others at once, which were not heard of either. */
  readonly quietly: (change: () => void) => boolean;
}

/**
 * Starts to hear of a form's changes. Whoever hears of values has react-hook-form copy all of them at each key, so keys
 * that are known already are to be taken `quietly`.
 */
export function createFormHearing(
  form: FormHearing["form"],
  hear: (change: HeardChange) => void,
): FormHearing {
  let writes = 0;

  // One subscription for all fields: react-hook-form asks every one of them at every key.
  const start = () =>
    form.subscribe({
      formState: { values: true, errors: true },
      callback: ({ name, type, values, errors = {} }) =>
        hear({ name, isTyped: type === "change", values, errors }),
    });
  let stop = start();

  return {
    form: {
      ...form,
      setValue(...parameters) {
        writes += 1;
        form.setValue(...parameters);
      },
      setValues(...parameters) {
        writes += 1;
        form.setValues(...parameters);
      },
      resetField(...parameters) {
        writes += 1;
        form.resetField(...parameters);
      },
      reset(...parameters) {
        writes += 1;
        form.reset(...parameters);
      },
    },
    quietly(change) {
      const before = writes;
      stop();
      change();
      // A change that this one led to may have started it already.
      stop();
      stop = start();
      return writes > before;
    },
  };
}
