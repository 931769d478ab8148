/** Sends hello until it is heard: at once, then again and again, each time after a longer while. */
export interface Greeter {
  /** Begins, unless it is at it already. */
  start(): void;
  /** Waits a full while again: an answer is coming. */
  heard(): void;
  stop(): void;
}

const longest = 5_000;

/** Makes a greeter that is at rest; `first` is how long it waits at first, in milliseconds. */
export function createGreeter(greet: () => void, first: number): Greeter {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = first;
  let last = Number.NEGATIVE_INFINITY;

  const repeat = () => {
    timer = setTimeout(() => {
      wait = Math.min(longest, wait * 2);
      sayHello();
    }, wait);
  };
  const sayHello = () => {
    last = Date.now();
    repeat();
    greet();
  };

  return {
    start() {
      if (timer !== undefined) return;
      // A host that makes a window say hello again and again is asked more and more seldom.
      if (Date.now() - last >= first) {
        wait = first;
        sayHello();
      } else repeat();
    },
    heard() {
      if (timer === undefined) return;
      clearTimeout(timer);
      repeat();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
