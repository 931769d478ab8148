"use client";

import { useSyncExternalStore } from "react";
import { hasDanger, uninspected } from "../../model/inspectForm.js";
import type { ElicitationFormStore } from "../../react/elicitationFormStore.js";

/** Whether the gravest finding in a form is a danger; the caller renders when that changes, and for no other finding. */
export function useIsDangerous(
  control: Pick<ElicitationFormStore, "inspection"> | undefined,
): boolean {
  const { subscribe, getState } = control?.inspection ?? nothing;
  const read = () => hasDanger(getState());
  return useSyncExternalStore(subscribe, read, read);
}

const nothing = { subscribe: () => () => {}, getState: () => uninspected };
