import type { Ref } from "react";

/** Gives an element to a ref. Returns what the ref wants called in place of null once the element is gone, if it says so. */
export function assignRef<Target>(
  ref: Ref<Target> | undefined,
  target: Target | null,
): (() => unknown) | undefined {
  if (typeof ref === "function") return ref(target) ?? undefined;
  if (ref) ref.current = target;
  return undefined;
}
