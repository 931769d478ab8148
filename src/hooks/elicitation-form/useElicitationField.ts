"use client";

import { useCallback } from "react";
import { useController } from "react-hook-form";
import type { Entry } from "../../elicitation/form/entry.js";
import type { FormIssue, ObstacleCode } from "../../elicitation/form/formIssue.js";
import type { Field } from "../../schema/field.js";
import type { ElicitationFormControl, FocusTarget } from "./elicitationFormControl.js";
import { issuesIn } from "./formErrors.js";

/** What the control of one field needs. */
export interface UseElicitationFieldResult {
  /** What the control holds; `null` is no answer. */
  readonly entry: Entry;
  /** Replaces it; `obstacle` says what keeps it from being a value, such as half a date. */
  readonly setEntry: (entry: Entry, obstacle?: ObstacleCode) => void;
  /** Says that the person has left the control. */
  readonly onBlur: () => void;
  /** What is wrong with the field, once that is to be shown. */
  readonly issues: readonly FormIssue[];
  /** Tells where the control is, so that it can be focused. */
  readonly setTarget: (target: FocusTarget | null) => void;
}

/** Connects the control of one field: it renders when this field changes, and no other. */
export function useElicitationField(
  control: ElicitationFormControl,
  field: Field,
): UseElicitationFieldResult {
  const { field: bound, formState } = useController({ name: field.id, control: control.form });
  const { onChange } = bound;
  return {
    entry: bound.value,
    setEntry: useCallback(
      (entry, obstacle) => {
        control.setObstacle(field, obstacle);
        onChange(entry);
      },
      [control, field, onChange],
    ),
    onBlur: bound.onBlur,
    issues: issuesIn(formState.errors, field.id),
    setTarget: useCallback((target) => control.setTarget(field, target), [control, field]),
  };
}
