"use client";

import { useCallback, useState } from "react";

/** A setting that the app gives or, where it gives none, the person chooses until the page is loaded again; `changed` hears of it. */
export function useChosen<Value, First>(
  given: Value | undefined,
  first: First,
  changed: ((next: Value) => void) | undefined,
): readonly [Value | First, (next: Value) => void] {
  const [chosen, setChosen] = useState<Value | First>(first);
  const choose = useCallback(
    (next: Value) => {
      setChosen(() => next);
      changed?.(next);
    },
    [changed],
  );
  return [given ?? chosen, choose];
}
