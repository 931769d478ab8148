import { type Allowance, createAllowance } from "../../src/wire/protocol/allowance.js";
import type { RequestLimits } from "../../src/wire/protocol/requestLimits.js";
import { begin, type Sliced } from "../../src/wire/protocol/sliced.js";
import { countSteps } from "./countSteps.js";

/** What some work did between two rests. */
export interface Slices<Result> {
  readonly result: Result;
  /** How many rows each slice passed over, as `countSteps` counts them, whatever the work says of itself. */
  readonly steps: readonly number[];
  /** What was left to spend at the end. */
  readonly left: number;
}

/** Does work a slice at a time, as a page would, and counts what each slice does. */
export async function countSlices<Result>(
  make: (allowance: Allowance) => Sliced<Result>,
  limits?: RequestLimits,
): Promise<Slices<Result>> {
  const allowance = createAllowance(limits);
  const steps: number[] = [];
  let stop = countSteps();
  const begun = begin(make(allowance), allowance, async () => {
    steps.push(stop());
    stop = countSteps();
  });
  const result = begun.done ? begun.result : await begun.rest();
  steps.push(stop());
  return { result, steps, left: allowance.left };
}
