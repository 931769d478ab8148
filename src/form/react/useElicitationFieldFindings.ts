"use client";

import { useCallback, useSyncExternalStore } from "react";
import type { Finding } from "../../safety/finding.js";
import type { Field } from "../../schema/field.js";
import type { ElicitationFormControl } from "./elicitationFormControl.js";

const none: readonly Finding[] = [];

/** What was found about one field; the field renders when that changes, and no other. */
export function useElicitationFieldFindings(
  control: ElicitationFormControl,
  field: Field,
): readonly Finding[] {
  const subscribe = useCallback(
    (listener: () => void) => control.subscribe(listener, field),
    [control, field],
  );
  const read = () => control.inspection.getState().byField.get(field.id) ?? none;
  return useSyncExternalStore(subscribe, read, read);
}
