import { focusedElement } from "../../react/tree.js";
import type { Field } from "../../schema/field.js";
import { createListeners } from "../../state/listeners.js";
import type { FocusTarget } from "./elicitationFormStore.js";

/** Where the controls of a form are, so that they can be focused. */
export interface FocusTargets {
  /** Tells where a field's control is, or that it is gone. */
  set(field: Field, target: FocusTarget | null): void;
  /** Focuses a field's control; where that is not there yet, once it is, unless the focus went elsewhere meanwhile. */
  focus(field: Field): void;
  /** Hears of a field that shall take the focus and is not there yet. Returns a function that stops it. */
  awaited(listener: (field: Field) => void): () => void;
}

/** Makes the targets of a form, none of which is there yet; `focusInput` focuses what an app registered itself. */
export function createFocusTargets(focusInput: (field: Field) => void): FocusTargets {
  const targets = new Map<string, FocusTarget>();
  const listeners = createListeners<[Field]>();
  let awaited: { readonly id: string; readonly from: Element | null } | undefined;
  return {
    set({ id }, target) {
      if (target) targets.set(id, target);
      else targets.delete(id);
      if (!target || awaited?.id !== id) return;
      const { from } = awaited;
      awaited = undefined;
      // Whoever went elsewhere meanwhile stays there.
      if (focusedElement() === from) queueMicrotask(() => target.focus());
    },
    focus(field) {
      const target = targets.get(field.id);
      if (!target) focusInput(field);
      // The field of a long form may not be there yet, or no more.
      awaited = target ? undefined : { id: field.id, from: focusedElement() };
      if (target) target.focus();
      else listeners.tell(field);
    },
    awaited: listeners.add,
  };
}
