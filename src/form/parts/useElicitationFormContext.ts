"use client";

import type { UseFormRegisterReturn } from "react-hook-form";
import { useFieldProps } from "../react/useFieldProps.js";
import { useFormContext } from "./FormContext.js";

/** The form that a component stands in. */
export interface UseElicitationFormContextResult {
  /** Returns the name that a property has in react-hook-form. */
  readonly nameOf: (property: string) => string;
  /** Registers an input of your own for a property, and returns its props: `<input {...fieldProps("city")} />`. */
  readonly fieldProps: (property: string) => UseFormRegisterReturn;
}

/**
 * Reads the form of the `ElicitationForm.Root` around a component, for fields of your own; react-hook-form's own
 * `useFormContext` reads the rest. Throws outside of one.
 */
export function useElicitationFormContext(): UseElicitationFormContextResult {
  const { control } = useFormContext();
  return { nameOf: control.nameOf, fieldProps: useFieldProps(control) };
}
