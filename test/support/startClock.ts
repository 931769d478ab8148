import { onTestFinished, vi } from "vitest";

/** Puts a clock in place that runs as the real one does, and can be put forward: no test races a deadline. */
export function startClock(): { pass(milliseconds: number): Promise<unknown> } {
  const toFake = ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] as const;
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: [...toFake] });
  onTestFinished(() => void vi.useRealTimers());
  return { pass: (milliseconds) => vi.advanceTimersByTimeAsync(milliseconds) };
}
