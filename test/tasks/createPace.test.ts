import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPace } from "../../src/tasks/createPace.js";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const never = new AbortController().signal;

/** Waits once, and returns how long that took, in milliseconds. */
async function pauseOf(pace: ReturnType<typeof createPace>, suggested?: number) {
  const from = performance.now();
  const waited = pace.wait(suggested, never);
  await vi.advanceTimersToNextTimerAsync();
  await waited;
  return Math.round(performance.now() - from);
}

/** A page that can be hidden and shown. */
function createPage() {
  const listeners = new Set<() => void>();
  const document = {
    visibilityState: "visible",
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  };
  const show = (visibilityState: string) => {
    document.visibilityState = visibilityState;
    for (const listener of listeners) listener();
  };
  return { document, show, listeners };
}

describe("createPace", () => {
  it.each([
    [2_500, 2_500],
    [0, 100],
    [-5, 100],
    [Number.MAX_SAFE_INTEGER, 3_600_000],
  ])("waits as long as the server wants, within reason: %i", async (suggested, pause) => {
    const pace = createPace({});
    expect(await pauseOf(pace, suggested)).toBe(pause);
    pace.note("nothing");
    expect(await pauseOf(pace, suggested)).toBe(pause);
  });

  it("asks a server that suggests nothing less and less often, until there is news", async () => {
    const pace = createPace({});
    const pauses: number[] = [];
    for (let look = 0; look < 12; look += 1) {
      pauses.push(await pauseOf(pace));
      pace.note("nothing");
    }
    expect(pauses.slice(0, 4)).toEqual([1_000, 1_500, 2_250, 3_375]);
    expect(pauses.at(-1)).toBe(30_000);
    pace.note("news");
    expect(await pauseOf(pace)).toBe(1_000);
  });

  it("waits longer after each trouble, up to a minute, and never less than the server wants", async () => {
    const pace = createPace({});
    const pauses: number[] = [];
    for (let look = 0; look < 8; look += 1) {
      pace.note("trouble");
      pauses.push(await pauseOf(pace, 3_000));
    }
    expect(pauses).toEqual([3_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
    pace.note("news");
    expect(await pauseOf(pace, 3_000)).toBe(3_000);
  });

  it("looks more seldom while nobody sees the page, and at once where it is due when they do", async () => {
    const page = createPage();
    const pace = createPace(page);
    page.show("hidden");
    expect(await pauseOf(pace, 500)).toBe(10_000);
    const from = performance.now();
    const waited = pace.wait(500, never);
    await vi.advanceTimersByTimeAsync(2_000);
    page.show("visible");
    await vi.advanceTimersToNextTimerAsync();
    await waited;
    expect(performance.now() - from).toBeLessThan(2_100);
    expect(page.listeners.size).toBe(0);
  });

  it("is woken, and wakes when it is over", async () => {
    const pace = createPace({});
    const woken = pace.wait(60_000, never);
    pace.hurry();
    await woken;
    const controller = new AbortController();
    const ended = pace.wait(60_000, controller.signal);
    controller.abort();
    await ended;
    expect(vi.getTimerCount()).toBe(0);
  });
});
