"use client";

import type { Field } from "../../schema/field.js";
import type { FormIssue } from "../model/formIssue.js";
import type { ElicitationFormStore } from "./elicitationFormStore.js";
import { useFieldState } from "./useFieldState.js";

const none: readonly FormIssue[] = [];

/** The issues of one field, once they are to be shown. */
export function useFieldIssues(control: ElicitationFormStore, field: Field): readonly FormIssue[] {
  return useFieldState(control, field, () => control.issues.getState().get(field.id) ?? none);
}
