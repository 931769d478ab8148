import type { Allowance } from "./allowance.js";

/** Work that can rest: it yields where it has done enough for now. */
export type Sliced<Result> = Generator<void, Result, void>;

/** The number of steps between two rests: a few milliseconds of the dearest kind. */
const stepsASlice = 3_000;
/** After so many milliseconds work that has a clock rests, however few its steps were. */
const timeASlice = 10;

/** Does all of the work without a rest. */
export function atOnce<Result>(work: Sliced<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Work that has begun: done, where one slice was enough, or to be gone on with. */
export type Begun<Result> =
  | { readonly done: true; readonly result: Result }
  | { readonly done: false; readonly rest: () => Promise<Result> };

/** Does the first slice of the work at once; what is left is done in later tasks, a slice each. */
export function begin<Result>(
  work: Sliced<Result>,
  allowance: Allowance,
  takeTurn: () => Promise<void> = nextTask,
): Begun<Result> {
  const slice = () => {
    allowance.restBelow = allowance.left - stepsASlice;
    if (allowance.now) allowance.restAt = allowance.now() + timeASlice;
    const next = work.next();
    // Work of the same request that is done at once, or beside this, does not rest for it.
    allowance.restBelow = Number.NEGATIVE_INFINITY;
    allowance.restAt = Number.POSITIVE_INFINITY;
    return next;
  };
  const first = slice();
  if (first.done) return { done: true, result: first.value };
  const rest = async () => {
    for (;;) {
      await takeTurn();
      const { done, value } = slice();
      if (done) return value;
    }
  };
  return { done: false, rest };
}

/** Does the work a slice at a time. */
export async function inSlices<Result>(
  work: Sliced<Result>,
  allowance: Allowance,
): Promise<Result> {
  const begun = begin(work, allowance);
  return begun.done ? begun.result : begun.rest();
}

/** Resolves in a task of its own, after whatever waits for its turn: keys, presses, paints. */
export function nextTask(): Promise<void> {
  const platform: object = globalThis;
  if (canYield(platform)) return platform.scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const go = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener("message", go, { once: true });
    port1.start();
    port2.postMessage(undefined);
  });
}

interface Yielding {
  readonly scheduler: { yield(): Promise<void> };
}

function canYield(platform: object): platform is Yielding {
  return "scheduler" in platform && typeof Object(platform.scheduler).yield === "function";
}
