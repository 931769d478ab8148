import type { Host } from "../host/host.js";

const delay = 250;

/** Calls `save` a moment after the last change, and at once when the page, its way to the host, or the form goes away. */
export function keepDraft(
  host: Host,
  subscribe: (changed: () => void) => () => void,
  save: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changed = 0;
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    save();
  };
  const look = () => {
    const rest = changed + delay - performance.now();
    if (rest > 0) timer = setTimeout(look, rest);
    else flush();
  };
  // A timer for each key would be a good part of what the key costs.
  const stop = subscribe(() => {
    changed = performance.now();
    timer ??= setTimeout(look, delay);
  });
  globalThis.addEventListener("pagehide", flush);
  // A host elsewhere hears of nothing after its goodbye, and a page that goes away may tell that one first.
  const stopHearing = host.onLeaving?.(flush);
  return () => {
    stop();
    stopHearing?.();
    globalThis.removeEventListener("pagehide", flush);
    flush();
  };
}
