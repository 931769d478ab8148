/** The events of a page's life; absent where there is no page. */
interface Page {
  addEventListener?(type: string, listener: () => void): void;
  removeEventListener?(type: string, listener: () => void): void;
}

/**
 * Hears when the page that this runs in goes away, and when it comes back from the browser's back-forward cache.
 * Where there is no page nothing is heard. Returns a function that stops listening.
 */
export function watchPage({
  hidden,
  shown,
}: {
  hidden: () => void;
  shown: () => void;
}): () => void {
  // Not every process has a page; where there is one, these events are the only word of its end.
  const page = globalThis as Page;
  page.addEventListener?.("pagehide", hidden);
  page.addEventListener?.("pageshow", shown);
  return () => {
    page.removeEventListener?.("pagehide", hidden);
    page.removeEventListener?.("pageshow", shown);
  };
}
