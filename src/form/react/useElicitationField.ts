"use client";

import { useCallback } from "react";
import type { Field } from "../../schema/field.js";
import type { Entry } from "../model/entry.js";
import type { FormIssue, ParseErrorCode } from "../model/formIssue.js";
import type { ElicitationFormStore, FocusTarget } from "./elicitationFormStore.js";
import { useFieldIssues } from "./useFieldIssues.js";
import { useFieldState } from "./useFieldState.js";

/** The state and actions that the control of one field needs. */
export interface UseElicitationFieldResult {
  /** The entry that the control holds; `null` stands for no value. */
  readonly entry: Entry;
  /** Replaces it; `parseError` says what keeps it from being a value, such as half a date. */
  readonly setEntry: (entry: Entry, parseError?: ParseErrorCode) => void;
  /** The issues of the field, once they are to be shown. */
  readonly issues: readonly FormIssue[];
  /** Whether what it holds counts as secret, which may change while it is typed: hide it then. */
  readonly secret: boolean;
  /** Tells where the control is, so that it can be focused. */
  readonly setTarget: (target: FocusTarget | null) => void;
}

/** Connects the control of one field: it renders when this field changes, and no other. */
export function useElicitationField(
  control: ElicitationFormStore,
  field: Field,
): UseElicitationFieldResult {
  return {
    entry: useFieldState(control, field, () => control.entryOf(field)),
    issues: useFieldIssues(control, field),
    secret: useFieldState(control, field, () => control.isSecret(field)),
    setEntry: useCallback(
      (entry, parseError) => control.setEntry(field, entry, parseError),
      [control, field],
    ),
    setTarget: useCallback((target) => control.setTarget(field, target), [control, field]),
  };
}
