import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect } from "vitest";
import { type Allowance, createAllowance } from "../../src/wire/protocol/allowance.js";
import { inSlices, type Sliced } from "../../src/wire/protocol/sliced.js";

/** How often each suite of this folder tries: few times in `npm test`, a million in all in `npm run test:deep`. */
export const tries: number = Number(process.env.FUZZ_TRIES ?? 500);

/** Where the dice begin: `FUZZ_SEED=7 npx vitest run --project node test/fuzz` tries others. */
export const seed: number = Number(process.env.FUZZ_SEED ?? 20_261_124);

/** The state of the process while something hostile is tried. */
export interface Health {
  /** Runs something that must not throw or, in a long run, hold the process up. */
  run<Result>(what: () => unknown, act: () => Result): Result;
  /** The same for work that is done a slice at a time, each of which must not hold the process up. */
  runSliced<Result>(
    what: () => unknown,
    work: (allowance: Allowance) => Sliced<Result>,
  ): Promise<Result>;
  /** The same for what takes several turns; how long those take is not measured. */
  runLater<Result>(what: () => unknown, act: () => Promise<Result>): Promise<Result>;
  /** Asserts that nothing was touched, kept or held up. */
  check(): void;
}

const prototypes = [Object.prototype, Array.prototype, Function.prototype, String.prototype];
const longest = 50;
const isMeasured = tries > 10_000;

/** Watches the health of the process from now on. */
export function watchHealth(): Health {
  const before = prototypes.map((prototype) => Reflect.ownKeys(prototype));
  const slow: string[] = [];
  let runs = 0;
  let early: number | undefined;

  const failed = (what: () => unknown, cause: unknown) =>
    new Error(`Try ${runs} of seed ${seed} threw with ${describe(what())}`, { cause });
  const count = () => {
    runs += 1;
    // Caches have filled by then.
    if (isMeasured && runs === Math.floor(tries / 4)) early = heapUsed();
  };
  return {
    run(what, act) {
      count();
      try {
        const start = processorTime();
        const result = act();
        if (isMeasured && processorTime() - start > longest && isSlow(act))
          slow.push(describe(what()));
        return result;
      } catch (cause) {
        throw failed(what, cause);
      }
    },
    async runSliced(what, work) {
      count();
      try {
        const { result, longestSlice } = await runTimed(work);
        if (isMeasured && longestSlice > longest && (await isSlowInSlices(work)))
          slow.push(describe(what()));
        return result;
      } catch (cause) {
        throw failed(what, cause);
      }
    },
    async runLater(what, act) {
      count();
      try {
        return await act();
      } catch (cause) {
        throw failed(what, cause);
      }
    },
    check() {
      expect(runs).toBeGreaterThanOrEqual(tries);
      expect(prototypes.map((prototype) => Reflect.ownKeys(prototype))).toEqual(before);
      expect(slow).toEqual([]);
      if (early !== undefined) expect(heapUsed() - early).toBeLessThan(20_000_000);
    },
  };
}

/** Whether it is slow each time: what was slow once may have waited for a garbage collector. */
function isSlow(act: () => unknown): boolean {
  return [1, 2, 3].every(() => {
    const start = processorTime();
    act();
    return processorTime() - start > longest;
  });
}

async function isSlowInSlices(work: (allowance: Allowance) => Sliced<unknown>): Promise<boolean> {
  for (let again = 0; again < 3; again += 1)
    if ((await runTimed(work)).longestSlice <= longest) return false;
  return true;
}

/** Does the work in slices, as a page does, and says how long the longest took. */
async function runTimed<Result>(work: (allowance: Allowance) => Sliced<Result>) {
  const allowance = createAllowance();
  let longestSlice = 0;
  function* timed(): Sliced<Result> {
    const slices = work(allowance);
    for (;;) {
      const start = processorTime();
      const { done, value } = slices.next();
      longestSlice = Math.max(longestSlice, processorTime() - start);
      if (done) return value;
      yield;
    }
  }
  const result = await inSlices(timed(), allowance);
  return { result, longestSlice };
}

/** What this process took of the processor, in milliseconds: what passes meanwhile may be another's. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function heapUsed(): number {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  collect();
  return process.memoryUsage().heapUsed;
}

function describe(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 2_000) ?? String(value);
}
