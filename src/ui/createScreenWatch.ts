/** Tells what an observer of the screen found out about one element. */
type Told = (entry: IntersectionObserverEntry) => void;

/** Whether this browser can tell what is on screen. */
export function canWatchScreen(): boolean {
  return typeof IntersectionObserver !== "undefined";
}

/**
 * Returns the function that watches where an element is, and which returns a function that stops it. All elements share
 * one observer. Where it cannot be told what is on screen, nothing is ever told.
 */
export function createScreenWatch(
  options: IntersectionObserverInit & { readonly scrollMargin?: string } = {},
): (element: Element, told: Told) => () => void {
  const watched = new Map<Element, Told>();
  let observer: IntersectionObserver | undefined;
  // Not made where an element is known: it would keep the first one for as long as there is the observer.
  const tell = (entries: readonly IntersectionObserverEntry[]) => {
    for (const entry of entries) watched.get(entry.target)?.(entry);
  };
  return (element, told) => {
    if (!canWatchScreen()) return () => {};
    observer ??= new IntersectionObserver(tell, options);
    watched.set(element, told);
    observer.observe(element);
    return () => {
      if (watched.get(element) !== told) return;
      watched.delete(element);
      observer?.unobserve(element);
    };
  };
}
