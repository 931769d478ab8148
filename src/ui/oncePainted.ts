/** A page that is not painted goes on as well. */
const longestWait = 100;

/**
 * Calls a function in a task of its own once the page was painted: what is laid out in one frame stays one step. Returns a
 * function that calls it off.
 */
export function oncePainted(listener: () => void): () => void {
  let timer = setTimeout(listener, longestWait);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(listener);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
