"use client";

import type { UseElicitationFormResult } from "../react/useElicitationForm.js";
import { useFieldProps } from "../react/useFieldProps.js";
import { useFormContext } from "./FormContext.js";

/** The form that a component stands in. */
export type UseElicitationFormContextResult = Pick<
  UseElicitationFormResult,
  "control" | "nameOf" | "fieldProps"
>;

/**
 * Reads the form of the `ElicitationForm.Root` around a component, for fields of your own; react-hook-form's own
 * `useFormContext` reads the rest. Throws outside of one.
 */
export function useElicitationFormContext(): UseElicitationFormContextResult {
  const { control } = useFormContext();
  return { control, nameOf: control.nameOf, fieldProps: useFieldProps(control) };
}
