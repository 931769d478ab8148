import { createHost } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ownKind } from "../support/ownKind.js";

/** A server whose questions are answered as they come, on a clock that runs only where a test lets it. */
function openSession(limits: { perMinute?: number; open?: number }) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const host = createHost({ kinds: [ownKind()], limits });
  onTestFinished(host.close);
  const session = host.openSession({ id: "travel" });
  /** Asks so often; resolves to the number that reached the person. */
  const ask = async (times: number) => {
    let taken = 0;
    for (let time = 0; time < times; time += 1) {
      const answer = session.receive("own/ask");
      answer.catch(() => {});
      const [question] = host.getState().open;
      if (!question) continue;
      await host.send({ type: "settle", id: question.id, answer: {} });
      await answer;
      taken += 1;
    }
    return taken;
  };
  const pass = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds);
  return { host, ask, pass };
}

describe("the questions that a server may put within a minute", () => {
  it("are not used up by a clock that is set back", async () => {
    const { ask, pass } = openSession({ perMinute: 3 });
    expect(await ask(5)).toBe(3);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(await ask(5)).toBe(3);
    pass(60_000);
    expect(await ask(5)).toBe(3);
  });

  it("count for a minute each, and what is refused counts nothing", async () => {
    const { host, ask, pass } = openSession({ perMinute: 3 });
    expect(await ask(1)).toBe(1);
    pass(30_000);
    expect(await ask(5)).toBe(2);
    pass(29_999);
    expect(await ask(5)).toBe(0);
    pass(1);
    expect(await ask(5)).toBe(1);
    pass(29_999);
    expect(await ask(5)).toBe(0);
    pass(1);
    expect(await ask(5)).toBe(2);
    expect(host.getState().sessions).toMatchObject([{ refused: 20 }]);
  });

  it("are as many in every minute, however long it goes on", async () => {
    const { ask, pass } = openSession({ perMinute: 4 });
    const taken: number[] = [];
    for (let step = 0; step < 24; step += 1) {
      taken.push(await ask(3));
      pass(15_000);
    }
    expect(taken).toEqual(Array.from({ length: 6 }, () => [3, 1, 0, 0]).flat());
  });

  it("are all that it likes at Infinity", async () => {
    const { ask } = openSession({ perMinute: Number.POSITIVE_INFINITY });
    expect(await ask(200)).toBe(200);
  });
});

describe("the questions that a server may have open", () => {
  it("are as many as the limit says, each server's own, and free again once they are settled", async () => {
    const { host } = openSession({ open: 2 });
    const ask = async (session: string) => {
      const { length } = host.getState().open;
      host
        .openSession({ id: session })
        .receive("own/ask")
        .catch(() => {});
      return host.getState().open.length - length;
    };
    expect([await ask("travel"), await ask("travel"), await ask("travel")]).toEqual([1, 1, 0]);
    expect([await ask("hotel"), await ask("hotel"), await ask("hotel")]).toEqual([1, 1, 0]);
    const { id = "" } = host.getState().open[0] ?? {};
    await host.send({ type: "settle", id, answer: {} });
    expect([await ask("travel"), await ask("travel")]).toEqual([1, 0]);
  });
});
