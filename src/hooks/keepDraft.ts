const delay = 250;

/** Calls `save` a moment after the last change, and at once when the page or the form goes away. */
export function keepDraft(
  subscribe: (changed: () => void) => () => void,
  save: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    save();
  };
  const stop = subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(flush, delay);
  });
  globalThis.addEventListener("pagehide", flush);
  return () => {
    stop();
    globalThis.removeEventListener("pagehide", flush);
    flush();
  };
}
