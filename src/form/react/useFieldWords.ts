"use client";

import { useSyncExternalStore } from "react";
import type { ElicitationFormStore } from "./elicitationFormStore.js";
import type { FieldWords } from "./fieldWords.js";

/** The app's own words for the fields of a form. */
export function useFieldWords({ words }: ElicitationFormStore): FieldWords {
  return useSyncExternalStore(words.subscribe, words.getState, words.getState);
}
