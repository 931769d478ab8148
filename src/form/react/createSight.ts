import type { Field } from "../../schema/field.js";
import { canWatchScreen, createScreenWatch } from "../../ui/createScreenWatch.js";

/** Which of a form's suggestions a person can have seen. */
export interface Sight {
  /** Tells that the page shows these fields sooner or later, so that one that never came on screen was not seen. */
  expect(fields: readonly Field[]): void;
  /** Watches where a field is. Returns a function that stops it. */
  watch(field: Field, element: Element): () => void;
  /** Expects a field no more. */
  forget(field: Field): void;
  /** Whether a field, with all that is nested in it, came on screen; so is what nobody expects or watches, such as a field of the app's own. */
  has(field: Field): boolean;
}

/** Sight of so much of a field is enough. */
const enough = 0.5;

/** Makes the sight of one form. Where it cannot be told what is on screen, all counts as seen. */
export function createSight(): Sight {
  const expected = new Set<string>();
  const seen = new Set<string>();
  const watch = createScreenWatch({ threshold: [0, 0.1, 0.25, enough, 1] });

  return {
    expect(fields) {
      for (const { id } of fields) expected.add(id);
    },
    watch({ id }, element) {
      if (!canWatchScreen()) seen.add(id);
      if (seen.has(id)) return () => {};
      expected.add(id);
      const stop = watch(element, ({ intersectionRatio, intersectionRect, rootBounds }) => {
        // What is higher than the window is never in it as a whole.
        const filled = intersectionRect.height / (rootBounds?.height ?? Number.POSITIVE_INFINITY);
        if (Math.max(intersectionRatio, filled) < enough) return;
        seen.add(id);
        stop();
      });
      return stop;
    },
    forget: ({ id }) => void expected.delete(id),
    has({ id }) {
      const isPart = (other: string) => other === id || other.startsWith(`${id}/`);
      return [...expected].every((other) => seen.has(other) || !isPart(other));
    },
  };
}
