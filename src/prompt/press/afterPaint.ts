/** Calls back once a frame has been painted, which is when a person can see it: a hidden page paints none. */
export function afterPaint(callback: (now: number) => void): () => void {
  let frame = requestAnimationFrame(() => {
    // The next frame begins when the one before it was handed on to the screen.
    frame = requestAnimationFrame(() => callback(performance.now()));
  });
  return () => cancelAnimationFrame(frame);
}
