"use client";

import { useState } from "react";
import { isDanger } from "../../model/inspectForm.js";
import { useFieldState } from "../../react/useFieldState.js";
import { useFormContext } from "../FormContext.js";
import { useFieldContext } from "./FieldContext.js";

/** Whether a field is locked, and the way to unlock it. */
export interface FieldLock {
  readonly isLocked: boolean;
  readonly unlock: () => void;
}

/** Locks a field that asks for what nobody should enter, until the person unlocks it; one that was filled in before stays open. */
export function useFieldLock(): FieldLock {
  const { control } = useFormContext();
  const { field, findings } = useFieldContext();
  const [isOpen, setOpen] = useState(false);
  const isDangerous = findings.some(isDanger);
  const isFilledIn = useFieldState(control, field, () => isDangerous && control.isChanged(field));
  if (isFilledIn && !isOpen) setOpen(true);
  return { isLocked: isDangerous && !isOpen && !isFilledIn, unlock: () => setOpen(true) };
}
