import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createRate } from "../src/server/http/rate.js";

describe("createRate", () => {
  it("admits so many within a minute, also after the clock is set back", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const admits = createRate(2);
    const taken = () => [admits("ada"), admits("ada"), admits("ada")];

    expect(taken()).toEqual([true, true, false]);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(taken()).toEqual([true, true, false]);
    vi.setSystemTime(Date.now() + 60_000);
    expect(taken()).toEqual([true, true, false]);
  });
});
