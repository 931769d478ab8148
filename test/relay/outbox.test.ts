import { beforeEach, describe, expect, it, vi } from "vitest";
import { createOutbox } from "../../src/relay/connect/outbox.js";
import { tooLate } from "../../src/relay/connect/refusals.js";
import type { SentCommand } from "../../src/relay/message.js";

describe("createOutbox", () => {
  const resume = { type: "resume", id: "1" } as const;
  const start = () => {
    const sent: SentCommand[] = [];
    const post = (command: SentCommand) => void sent.push(command);
    const outbox = createOutbox({ post, timeout: 5_000, again: 1_000, tooLate });
    return { outbox, sent };
  };
  beforeEach(() => {
    vi.useFakeTimers();
    return () => void vi.useRealTimers();
  });

  it("sends a command again until its receipt comes, and holds no timer after that", async () => {
    const { outbox, sent } = start();
    outbox.open();
    const receipt = outbox.send(resume);
    vi.advanceTimersByTime(2_500);
    expect(sent).toEqual([1, 1, 1].map((id) => ({ id, open: [1], command: resume })));
    outbox.answered(1, { done: true });
    expect(await receipt).toEqual({ done: true });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("gives a command up after its time, whether or not it could be sent", async () => {
    for (const isOpen of [true, false]) {
      const { outbox } = start();
      if (isOpen) outbox.open();
      const receipt = outbox.send(resume);
      vi.advanceTimersByTime(5_000);
      expect(await receipt).toEqual(tooLate());
      expect(vi.getTimerCount()).toBe(0);
    }
  });

  it("waits twenty times as long while the host works on it, and no longer", async () => {
    const { outbox } = start();
    outbox.open();
    const heard = vi.fn<(receipt: unknown) => void>();
    const receipt = outbox.send(resume).then(heard);
    for (let time = 0; time < 99_000; time += 1_000) {
      outbox.working(1);
      vi.advanceTimersByTime(1_000);
    }
    await Promise.resolve();
    expect(heard).not.toHaveBeenCalled();
    outbox.working(1);
    vi.advanceTimersByTime(1_000);
    await receipt;
    expect(heard).toHaveBeenCalledWith(tooLate());
  });

  it("has 64 commands on their way at most, and says which", () => {
    const { outbox, sent } = start();
    outbox.open();
    for (let count = 0; count < 1_000; count += 1) void outbox.send(resume);
    expect(sent).toHaveLength(64);
    outbox.answered(3, { done: true });
    expect(sent).toHaveLength(65);
    expect(sent.at(-1)?.open).toHaveLength(64);
    expect(sent.at(-1)?.open).not.toContain(3);
    outbox.endAll(tooLate);
  });
});
