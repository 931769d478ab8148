/** Throws an error where nobody catches it, so that it is seen. */
export function throwLater(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
