"use client";

import type { ControlAttributes } from "../../controls/controlProps.js";
import { useFieldState } from "../../react/useFieldState.js";
import { useFormContext } from "../FormContext.js";
import { type FieldContextValue, useFieldContext } from "./FieldContext.js";
import { useControlAttributes } from "./useControlAttributes.js";

/** The field that a component stands in. */
export interface UseElicitationFieldContextResult
  extends Pick<FieldContextValue, "field" | "label" | "ids"> {
  /** The name that the field has in react-hook-form. */
  readonly name: string;
  /** Names and describes an input by the parts beside it: `Label`, `Optional`, `Description`, `Hint`, `Warning`, `Error`. */
  readonly attributes: ControlAttributes;
  /** Whether what it holds counts as secret, which may change while it is typed: hide it then. */
  readonly secret: boolean;
}

/**
 * Reads the field of the `ElicitationForm.Field` around a component, for an input of your own in place of
 * `ElicitationForm.Control`. Throws outside of one.
 */
export function useElicitationFieldContext(): UseElicitationFieldContextResult {
  const { control } = useFormContext();
  const { field, label, ids } = useFieldContext();
  const secret = useFieldState(control, field, () => control.isSecret(field));
  return { field, label, ids, name: field.id, attributes: useControlAttributes(), secret };
}
