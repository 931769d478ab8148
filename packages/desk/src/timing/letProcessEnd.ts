/** Lets a process end although a timer runs, where it has nothing else to do; a browser's timer is a number, and stays as it is. */
export function letProcessEnd(timer: unknown): void {
  if (hasUnref(timer)) timer.unref();
}

function hasUnref(timer: unknown): timer is { unref: () => void } {
  return typeof timer === "object" && timer !== null && "unref" in timer;
}
