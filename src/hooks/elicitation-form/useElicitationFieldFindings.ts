"use client";

import { useSyncExternalStore } from "react";
import type { Finding } from "../../safety/finding.js";
import type { Field } from "../../schema/field.js";
import type { ElicitationFormControl } from "./elicitationFormControl.js";

const none: readonly Finding[] = [];

/** What was found about one field; the field renders when that changes, and no other. */
export function useElicitationFieldFindings(
  { inspection }: ElicitationFormControl,
  { id }: Field,
): readonly Finding[] {
  const read = () => inspection.getState().byField.get(id) ?? none;
  return useSyncExternalStore(inspection.subscribe, read, read);
}
