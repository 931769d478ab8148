"use client";

import { type Ref, type RefCallback, useCallback } from "react";
import { assignRef } from "./assignRef.js";

/** Gives one element to a part's own ref and to its caller's. The same refs give the same function. */
export function useRefs<Target>(
  own: Ref<Target>,
  given: Ref<Target> | undefined,
): RefCallback<Target> {
  return useCallback(
    (target: Target | null) => {
      const refs = [own, given];
      const ends = refs.map((ref) => assignRef(ref, target));
      // Without one React calls with null instead, and React 18 knows no other way.
      if (!ends.some(Boolean)) return undefined;
      return () => {
        for (const [index, ref] of refs.entries()) (ends[index] ?? (() => assignRef(ref, null)))();
      };
    },
    [own, given],
  );
}
