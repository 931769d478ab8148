/** Throws an error in a microtask of its own, so that the page or the process reports it as uncaught. */
export function throwLater(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
