import { createGreeter } from "./greeter.js";

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
