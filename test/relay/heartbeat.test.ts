import { beforeEach, describe, expect, it, vi } from "vitest";
import { createHeartbeat } from "../../src/relay/heartbeat.js";

describe("createHeartbeat", () => {
  const start = (interval = 100) => {
    const ask = vi.fn<() => void>();
    const missed = vi.fn<() => void>();
    const heartbeat = createHeartbeat({ interval, ask, missed });
    return { ask, missed, heartbeat };
  };
  beforeEach(() => {
    vi.useFakeTimers();
    return () => void vi.useRealTimers();
  });

  it("asks after a silence, and gives up when nothing is heard", () => {
    const { ask, missed, heartbeat } = start();
    expect(vi.getTimerCount()).toBe(0);
    heartbeat.start();
    vi.advanceTimersByTime(200);
    expect(ask).toHaveBeenCalledOnce();
    expect(missed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(missed).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("never asks while the other side is heard", () => {
    const { ask, missed, heartbeat } = start();
    heartbeat.start();
    for (let time = 0; time < 1_000; time += 90) {
      vi.advanceTimersByTime(90);
      heartbeat.heard();
    }
    expect(ask).not.toHaveBeenCalled();
    expect(missed).not.toHaveBeenCalled();
    heartbeat.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is content with an answer, and asks again later", () => {
    const { ask, missed, heartbeat } = start();
    ask.mockImplementation(heartbeat.heard);
    heartbeat.start();
    vi.advanceTimersByTime(1_000);
    expect(ask.mock.calls.length).toBeGreaterThan(2);
    expect(missed).not.toHaveBeenCalled();
    heartbeat.stop();
  });

  it("holds no timer where it is never to ask", () => {
    const { heartbeat } = start(Number.POSITIVE_INFINITY);
    heartbeat.start();
    expect(vi.getTimerCount()).toBe(0);
  });
});
