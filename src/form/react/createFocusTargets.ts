import type { Field } from "../../schema/field.js";
import type { FocusTarget } from "./elicitationFormControl.js";

/** Where the controls of a form are, so that they can be focused. */
export interface FocusTargets {
  /** Tells where a field's control is, or that it is gone. */
  set(field: Field, target: FocusTarget | null): void;
  /** Focuses a field's control; where that is not there yet, once it is, unless the focus went elsewhere meanwhile. */
  focus(field: Field): void;
}

/** Makes the targets of a form, none of which is there yet. */
export function createFocusTargets(): FocusTargets {
  const targets = new Map<string, FocusTarget>();
  let awaited: { readonly id: string; readonly from: Element | null } | undefined;
  return {
    set({ id }, target) {
      if (target) targets.set(id, target);
      else targets.delete(id);
      if (!target || awaited?.id !== id) return;
      const { from } = awaited;
      awaited = undefined;
      // Whoever went elsewhere meanwhile stays there.
      if (document.activeElement === from) queueMicrotask(() => target.focus());
    },
    focus({ id }) {
      const target = targets.get(id);
      // The field of a long form may not be there yet.
      awaited = target ? undefined : { id, from: document.activeElement };
      target?.focus();
    },
  };
}
