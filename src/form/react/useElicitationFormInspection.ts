"use client";

import { useSyncExternalStore } from "react";
import { countsAsSecret, type FormInspection } from "../model/inspectForm.js";
import type { ElicitationFormStore } from "./elicitationFormStore.js";

export { countsAsSecret };

/** The findings in a form: by field, and for the whole. Empty until they are known, a moment after the form appears. */
export function useElicitationFormInspection({ inspection }: ElicitationFormStore): FormInspection {
  return useSyncExternalStore(inspection.subscribe, inspection.getState, inspection.getState);
}
