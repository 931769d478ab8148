"use client";

import { startTransition, useEffect, useState } from "react";

/** So many are rendered at first, far more than can be seen. */
const first = 30;

/** Returns the first items of a list, and from the next moment on all of it: a long list keeps nobody waiting for what can be seen. */
export function useWholeList<Item>(items: readonly Item[]): readonly Item[] {
  const [isWhole, setWhole] = useState(items.length <= first);
  useEffect(() => {
    if (!isWhole) startTransition(() => setWhole(true));
  }, [isWhole]);
  return isWhole ? items : items.slice(0, first);
}
