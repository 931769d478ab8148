"use client";

import { useSyncExternalStore } from "react";
import type { Entry } from "../model/entry.js";
import type { EntryBinding } from "../react/entries/entryBinding.js";

/** Reads the entry of a bound field: the control renders at each change. */
export function useBoundEntry({ subscribe, get }: EntryBinding): Entry {
  return useSyncExternalStore(subscribe, get, get);
}

const none: readonly string[] = [];

/** The entry of a list; no items where it is no list. */
export function itemsOf(entry: Entry): readonly string[] {
  return Array.isArray(entry) ? entry : none;
}
