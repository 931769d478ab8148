import type { Ref } from "react";

/** Gives an element to a ref of the caller's, beside one of our own. */
export function assignRef<Target>(ref: Ref<Target> | undefined, target: Target | null): void {
  if (typeof ref === "function") ref(target);
  else if (ref) ref.current = target;
}
