import { describe, expect, it } from "vitest";
import { createAllowance, isTired } from "../../../src/wire/protocol/allowance.js";
import { begin, type Sliced } from "../../../src/wire/protocol/sliced.js";

describe("begin", () => {
  it("has work with a clock rest after ten milliseconds, however few its steps were", async () => {
    let time = 0;
    const allowance = createAllowance({ steps: 1_000 }, () => time);
    function* work(): Sliced<string> {
      for (let step = 0; step < 30; step += 1) {
        if (isTired(allowance)) yield;
        allowance.left -= 1;
        time += 4;
      }
      return "done";
    }
    const ends: number[] = [];
    const begun = begin(work(), allowance, async () => {
      ends.push(time);
      // The turns of others take time as well.
      time += 100;
    });

    expect(begun.done ? begun.result : await begun.rest()).toBe("done");
    expect(ends).toHaveLength(9);
    expect(ends.map((end, index) => end - (ends[index - 1] ?? -100) - 100)).toEqual(
      Array.from({ length: 9 }, () => 12),
    );
    expect(isTired(allowance)).toBe(false);
  });

  it("leaves work without a clock to its steps", () => {
    const allowance = createAllowance({ steps: 1_000 });
    function* work(): Sliced<number> {
      for (let step = 0; step < 999; step += 1) {
        if (isTired(allowance)) yield;
        allowance.left -= 1;
      }
      return allowance.left;
    }
    expect(begin(work(), allowance)).toEqual({ done: true, result: 1 });
  });
});
