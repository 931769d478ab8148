"use client";

import { useCallback, useRef } from "react";
import { useBrowserLayoutEffect } from "../../../../../react/useBrowserLayoutEffect.js";

/** The items to edit, and the listener for edits. */
export interface UseEditsOptions<Items, Edit> {
  readonly items: Items;
  /** As it was before anybody edited it. */
  readonly asked: Items;
  /** Carries out one edit. */
  readonly apply: (items: Items, asked: Items, edit: Edit) => Items;
  /** Takes what came of it. */
  readonly onChange: ((items: Items) => void) | undefined;
}

/**
 * Returns the function, always the same, that edits something which is kept elsewhere. Edits that come before it is
 * handed in anew build on each other.
 */
export function useEdits<Items, Edit>(options: UseEditsOptions<Items, Edit>): (edit: Edit) => void {
  const latest = useRef(options);
  useBrowserLayoutEffect(() => {
    latest.current = options;
  });
  return useCallback((edit: Edit) => {
    const { items, asked, apply, onChange } = latest.current;
    const next = apply(items, asked, edit);
    latest.current = { ...latest.current, items: next };
    onChange?.(next);
  }, []);
}
