import { createHost, createRequestError } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ownKind, type Running } from "../support/ownKind.js";
import { dialog, openQuestion } from "../support/questions.js";

const day = 86_400_000;
const longestDelay = 2_147_483_647;

async function open(more: Partial<Running> = {}) {
  const host = createHost({ kinds: [ownKind("own", more)] });
  onTestFinished(host.close);
  await host.send({ type: "openSurface", surface: dialog });
  const session = host.openSession({ id: "travel" });
  return { host, session };
}

function stopClock() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
}

/** A promise, and what ends it. */
function held<Result>() {
  let end = (_result: Result) => {};
  let fail = (_error: unknown) => {};
  const promise = new Promise<Result>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { promise, end, fail };
}

const errorOf = (call: Promise<unknown>) => call.catch((error: unknown) => error);

describe("a tracked call", () => {
  it("is in the state as long as it runs, under its name and with its task, and hands back what came", async () => {
    const { host, session } = await open();
    const work = held<string>();
    const before = Date.now();
    const call = session.trackCall(() => work.promise, { name: "book", task: "t" });
    const [record] = host.getState().calls;
    expect(record).toEqual({
      id: expect.any(String),
      session: "travel",
      name: "book",
      task: "t",
      startedAt: expect.any(Number),
      phase: "running",
    });
    expect(record?.startedAt).toBeGreaterThanOrEqual(before);
    work.end("booked");
    await expect(call).resolves.toBe("booked");
    expect(host.getState().calls).toEqual([]);
  });

  it("has no name and no task where nobody gave them", async () => {
    const { host, session } = await open();
    void errorOf(session.trackCall(() => new Promise(() => {})));
    expect(Object.keys(host.getState().calls[0] ?? {}).sort()).toEqual([
      "id",
      "phase",
      "session",
      "startedAt",
    ]);
  });

  it("gives the client a signal, a timer as far away as it goes, and a mark that does nothing and tells the call", async () => {
    const { host, session } = await open();
    const told = await session.trackCall(async (options, call) => {
      options.onresumptiontoken("token");
      return { ...options, call, found: host.callOf(options.onresumptiontoken) };
    });
    expect(told).toMatchObject({ timeout: longestDelay, found: told.call });
    expect(told.signal.aborted).toBe(false);
    expect(host.callOf(told.onresumptiontoken)).toBeUndefined();
  });

  it("fails as its work does, and is over", async () => {
    const { host, session } = await open();
    const error = new Error("No such tool.");
    expect(await errorOf(session.trackCall(() => Promise.reject(error)))).toBe(error);
    expect(host.getState().calls).toEqual([]);
  });

  it.each([
    [{}, 60_000],
    [{ timeout: 1_500 }, 1_500],
  ])("with %o may take its server %i ms", async (options, limit) => {
    stopClock();
    const { host, session } = await open();
    let signal: AbortSignal | undefined;
    const call = errorOf(
      session.trackCall((given) => {
        ({ signal } = given);
        return new Promise(() => {});
      }, options),
    );
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(host.getState().calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(host.getState().calls).toEqual([]);
    const error = await call;
    expect(error).toMatchObject({
      name: "TimeoutError",
      message: `The call took longer than ${limit} ms, not counting the time a person took.`,
    });
    expect(signal?.reason).toBe(error);
  });

  it.each([
    [{ timeout: Number.POSITIVE_INFINITY }, day],
    [{ timeout: Number.POSITIVE_INFINITY, maxTotalTimeout: 5_000 }, 5_000],
  ])("with %o may take %i ms in all, and waits for a person no longer", async (options, limit) => {
    stopClock();
    const { host, session } = await open();
    const call = errorOf(session.trackCall(() => new Promise(() => {}), options));
    session.receive("own/ask", {}).catch(() => {});
    await openQuestion(host);
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(host.getState().calls).toMatchObject([{ phase: "waiting" }]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toMatchObject({
      name: "TimeoutError",
      message: `The call took longer than ${limit} ms in all.`,
    });
  });

  it("waits while one of its questions is open, and runs on once all are answered", async () => {
    stopClock();
    const { host, session } = await open();
    const work = held<string>();
    const call = session.trackCall(() => work.promise, { timeout: 1_000 });
    session.receive("own/ask", {}).catch(() => {});
    session.receive("own/ask", {}).catch(() => {});
    await expect.poll(() => host.getState().open).toHaveLength(2);
    const phases: unknown[] = [];
    for (const { id } of host.getState().open) {
      await vi.advanceTimersByTimeAsync(5_000);
      phases.push(host.getState().calls[0]?.phase);
      await host.send({ type: "settle", id, answer: {} });
    }
    phases.push(host.getState().calls[0]?.phase);
    expect(phases).toEqual(["waiting", "waiting", "running"]);
    await vi.advanceTimersByTimeAsync(999);
    work.end("done");
    await expect(call).resolves.toBe("done");
    expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
  });

  it("leaves nothing behind: no timer, and nothing that its caller's signal would call", async () => {
    stopClock();
    const { session } = await open();
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, "addEventListener");
    const removed = vi.spyOn(signal, "removeEventListener");
    await session.trackCall(async () => "done", { signal });
    expect(added.mock.calls.map(([type, listener]) => [type, listener])).toEqual(
      removed.mock.calls.map(([type, listener]) => [type, listener]),
    );
    expect(added).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(50);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a tracked call that its caller stops", () => {
  /** The error that a call rejects with whose caller gave this reason. */
  async function errorFor(reason: unknown) {
    const { host, session } = await open();
    const stop = new AbortController();
    let given: AbortSignal | undefined;
    const call = errorOf(
      session.trackCall(
        ({ signal }) => {
          given = signal;
          return new Promise(() => {});
        },
        { signal: stop.signal },
      ),
    );
    stop.abort(reason);
    expect(host.getState().calls).toEqual([]);
    expect(given?.aborted).toBe(true);
    return call;
  }

  it.each([new Error("The app closed the chat."), new DOMException("Gone.", "NotFoundError")])(
    "rejects with the caller's own reason: %s",
    async (reason) => {
      expect(await errorFor(reason)).toBe(reason);
    },
  );

  it.each(["Never mind.", 7])("rejects with an error that says %s", async (reason) => {
    const error = await errorFor(reason);
    expect(error).toBeInstanceOf(DOMException);
    expect(error).toMatchObject({ name: "AbortError", message: String(reason) });
  });

  it("is not tried again, whatever its kinds make of the failure", async () => {
    const recover = vi.fn<() => Promise<boolean>>(async () => true);
    const { session } = await open({ recover });
    const stop = new AbortController();
    let runs = 0;
    const call = errorOf(
      session.trackCall(
        ({ signal }) => {
          runs += 1;
          return new Promise((_, reject) => {
            signal.addEventListener("abort", () => reject(new Error("aborted")));
          });
        },
        { signal: stop.signal },
      ),
    );
    stop.abort(new Error("Enough."));
    expect(await call).toMatchObject({ message: "Enough." });
    expect([runs, recover.mock.calls.length]).toEqual([1, 0]);
  });

  it("ends at once while a kind still looks at what failed", async () => {
    const looking = held<boolean>();
    const recover = vi.fn<() => Promise<boolean>>(() => looking.promise);
    const { host, session } = await open({ recover });
    const stop = new AbortController();
    let runs = 0;
    const call = errorOf(
      session.trackCall(
        () => {
          runs += 1;
          return Promise.reject(new Error("failed"));
        },
        { signal: stop.signal },
      ),
    );
    await expect.poll(() => recover.mock.calls, { interval: 2 }).toHaveLength(1);
    stop.abort(new Error("Enough."));
    expect(await call).toMatchObject({ message: "Enough." });
    looking.end(true);
    await looking.promise;
    expect(runs).toBe(1);
    expect(host.getState().calls).toEqual([]);
  });
});

describe("a tracked call that failed", () => {
  it("is tried again as often as a kind says, which is told how often that was", async () => {
    const retries: number[] = [];
    const errors: unknown[] = [];
    const { host, session } = await open({
      recover: async (error, failed) => {
        errors.push(error);
        retries.push(failed.retries);
        return failed.retries < 2;
      },
    });
    const ids = new Set<string>();
    let runs = 0;
    const call = session.trackCall((_, id) => {
      ids.add(id);
      runs += 1;
      return Promise.reject(new Error(`failure ${runs}`));
    });
    expect(await errorOf(call)).toMatchObject({ message: "failure 3" });
    expect(retries).toEqual([0, 1, 2]);
    expect(errors).toMatchObject([1, 2, 3].map((nth) => ({ message: `failure ${nth}` })));
    expect(ids.size).toBe(1);
    expect(host.getState().calls).toEqual([]);
  });

  it("hands back what came in the end", async () => {
    const { session } = await open({ recover: async () => true });
    let runs = 0;
    const call = session.trackCall(async () => {
      runs += 1;
      if (runs < 3) throw createRequestError(-32042, "Visit a page.");
      return runs;
    });
    await expect(call).resolves.toBe(3);
  });
});
