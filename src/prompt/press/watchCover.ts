/** The browser's word on whether a person sees a question. */
export interface CoverWatch {
  /** Since when nothing has covered it: `Infinity` while something does, or while its title was never in sight. */
  readonly clearSince: () => number;
  readonly stop: () => void;
}

/** The least time between two looks that browsers allow, in milliseconds. */
const delay = 100;

/**
 * Watches whether anything covers an element, or makes it transparent, in a page around this one too (Intersection
 * Observer v2); `title`, if there is one, has to have been in sight once. Returns `undefined` if the browser cannot tell.
 */
export function watchCover(
  element: Element,
  title: Element | null,
  changed: () => void,
): CoverWatch | undefined {
  const seesCovers =
    typeof IntersectionObserverEntry === "function" &&
    "isVisible" in IntersectionObserverEntry.prototype;
  if (!seesCovers) return undefined;
  let isTitleSeen = title === null;
  let since = Number.POSITIVE_INFINITY;

  const read = (entries: readonly ObservedEntry[]) => {
    for (const { target, time, isVisible } of entries) {
      if (target === title) isTitleSeen ||= isVisible === true;
      else since = isVisible ? Math.min(since, time) : Number.POSITIVE_INFINITY;
    }
  };
  const options: ObserverOptions = { trackVisibility: true, delay };
  const observer = new IntersectionObserver((entries) => {
    read(entries);
    changed();
  }, options);
  observer.observe(element);
  if (title) observer.observe(title);

  return {
    clearSince() {
      read(observer.takeRecords());
      return isTitleSeen ? since : Number.POSITIVE_INFINITY;
    },
    stop: () => observer.disconnect(),
  };
}

/** @see https://w3c.github.io/IntersectionObserver/#calculate-visibility-algo, which TypeScript's own declarations don't have yet. */
interface ObservedEntry extends IntersectionObserverEntry {
  readonly isVisible?: boolean;
}

/** @see ObservedEntry */
interface ObserverOptions extends IntersectionObserverInit {
  readonly trackVisibility: boolean;
  readonly delay: number;
}
