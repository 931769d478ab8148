"use client";

import { useSyncExternalStore } from "react";
import type { ElicitationFormControl, FormProgress } from "./elicitationFormControl.js";

/** Where a form stands: being filled in, on its way, sent, and why the last attempt failed. */
export function useElicitationFormProgress({ progress }: ElicitationFormControl): FormProgress {
  return useSyncExternalStore(progress.subscribe, progress.getState, progress.getState);
}
