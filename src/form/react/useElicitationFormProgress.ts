"use client";

import { useSyncExternalStore } from "react";
import type { ElicitationFormStore, FormProgress } from "./elicitationFormStore.js";

/** Where a form stands: being filled in, on its way, sent, and why the last attempt failed. */
export function useElicitationFormProgress({ progress }: ElicitationFormStore): FormProgress {
  return useSyncExternalStore(progress.subscribe, progress.getState, progress.getState);
}
