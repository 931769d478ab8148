"use client";

import type { Finding } from "../../safety/finding.js";
import type { Field } from "../../schema/field.js";
import type { ElicitationFormStore } from "./elicitationFormStore.js";
import { useFieldState } from "./useFieldState.js";

const none: readonly Finding[] = [];

/** The findings about one field; the field renders when they change, and no other. */
export function useElicitationFieldFindings(
  control: ElicitationFormStore,
  field: Field,
): readonly Finding[] {
  return useFieldState(
    control,
    field,
    () => control.inspection.getState().byField.get(field.id) ?? none,
  );
}
