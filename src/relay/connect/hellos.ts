/** The hellos of a window, by number: an answer to an earlier one is no answer to those that are said now. */
export interface Hellos {
  /** Repeats a hello until it is answered. */
  start(): void;
  /** The same, and takes an answer to what was said before for none. */
  startAnew(): void;
  /** Waits a full while again before the next one. */
  heard(): void;
  stop(): void;
  /** Notes that the hello of this number was answered. */
  answered(hello: number): void;
  /** The number of the last one; 0 before the first. */
  last(): number;
}

/** Makes {@link Hellos}; `interval` is the time until the first is repeated, in milliseconds. */
export function createHellos(say: (hello: number) => void, interval: number): Hellos {
  let last = 0;
  let answeredFrom = 1;
  const greeter = createGreeter(() => {
    last += 1;
    say(last);
  }, interval);
  return {
    ...greeter,
    startAnew() {
      answeredFrom = last + 1;
      greeter.start();
    },
    answered(hello) {
      if (hello >= answeredFrom) greeter.stop();
    },
    last: () => last,
  };
}

/** Sends hello until it is heard: at once, then again and again, each time after a longer while. */
interface Greeter {
  /** Begins, unless it is at it already. */
  start(): void;
  /** Waits a full while again: an answer is coming. */
  heard(): void;
  stop(): void;
}

const longest = 5_000;

/** Makes a greeter that is at rest; `first` is how long it waits at first, in milliseconds. */
function createGreeter(greet: () => void, first: number): Greeter {
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
