"use client";

import { useCallback, useSyncExternalStore } from "react";
import type { Field } from "../../schema/field.js";
import type { ElicitationFormStore } from "./elicitationFormStore.js";

/** Reads something about one field, and renders again when that is another value; `read` gives the same value as long as nothing changed. */
export function useFieldState<Value>(
  control: ElicitationFormStore,
  field: Field,
  read: () => Value,
): Value {
  const subscribe = useCallback(
    (listener: () => void) => control.subscribe(listener, field),
    [control, field],
  );
  return useSyncExternalStore(subscribe, read, read);
}
