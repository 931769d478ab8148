import { createHost } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ownKind } from "../support/ownKind.js";
import { dialog } from "../support/questions.js";

type Options = Parameters<ReturnType<ReturnType<typeof createHost>["openSession"]>["trackCall"]>[1];

/** A call that never comes back by itself, on a clock that runs only where a test lets it. */
async function startCall(options?: Options) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const host = createHost({ kinds: [ownKind()] });
  onTestFinished(host.close);
  await host.send({ type: "openSurface", surface: dialog });
  const session = host.openSession({ id: "travel" });
  const call = session.trackCall(() => new Promise(() => {}), options);
  call.catch(() => {});
  const ask = () => {
    const answer = session.receive("own/ask");
    answer.catch(() => {});
    const { id = "" } = host.getState().open.at(-1) ?? {};
    return {
      id,
      answer: () => host.send({ type: "settle", id, answer: {} }),
    };
  };
  const phases = () => host.getState().calls.map(({ phase }) => phase);
  return { host, call, ask, phases };
}

const day = 86_400_000;

describe("the time that a server has for a call", () => {
  it("is a minute where the app says nothing else", async () => {
    const { call, phases } = await startCall();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(phases()).toEqual(["running"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(phases()).toEqual([]);
    await expect(call).rejects.toMatchObject({
      name: "TimeoutError",
      message: "The call took longer than 60000 ms, not counting the time a person took.",
    });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is all the time that it works, before a question and after, and none of the person's", async () => {
    const { ask, phases } = await startCall({ timeout: 1_000 });
    await vi.advanceTimersByTimeAsync(600);
    const question = ask();
    expect(phases()).toEqual(["waiting"]);
    await vi.advanceTimersByTimeAsync(50_000);
    await question.answer();
    expect(phases()).toEqual(["running"]);
    await vi.advanceTimersByTimeAsync(399);
    expect(phases()).toEqual(["running"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(phases()).toEqual([]);
  });

  it("stands still until the last of several questions is answered", async () => {
    const { ask, phases } = await startCall({ timeout: 1_000 });
    await vi.advanceTimersByTimeAsync(600);
    const first = ask();
    await vi.advanceTimersByTimeAsync(50_000);
    const second = ask();
    await vi.advanceTimersByTimeAsync(50_000);
    await first.answer();
    expect(phases()).toEqual(["waiting"]);
    await vi.advanceTimersByTimeAsync(50_000);
    await second.answer();
    expect(phases()).toEqual(["running"]);
    await vi.advanceTimersByTimeAsync(399);
    expect(phases()).toEqual(["running"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(phases()).toEqual([]);
  });

  it("may be longer than a timer runs, and stands still then, too", async () => {
    const timeout = 2 ** 31 + 60_000;
    const { ask, phases } = await startCall({ timeout, maxTotalTimeout: 100 * day });
    await vi.advanceTimersByTimeAsync(2 ** 31);
    const question = ask();
    await vi.advanceTimersByTimeAsync(day);
    await question.answer();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(phases()).toEqual(["running"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(phases()).toEqual([]);
  });

  it("never ends at Infinity, for which no timer runs", async () => {
    const forever = Number.POSITIVE_INFINITY;
    const { ask, phases } = await startCall({ timeout: forever, maxTotalTimeout: forever });
    expect(vi.getTimerCount()).toBe(0);
    await ask().answer();
    await vi.advanceTimersByTimeAsync(100 * day);
    expect(phases()).toEqual(["running"]);
  });
});

describe("the whole time of a call", () => {
  it("is a day where the app says nothing else, however long the person thinks", async () => {
    const { call, ask, phases } = await startCall();
    ask();
    await vi.advanceTimersByTimeAsync(day - 1);
    expect(phases()).toEqual(["waiting"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(phases()).toEqual([]);
    await expect(call).rejects.toMatchObject({
      name: "TimeoutError",
      message: "The call took longer than 86400000 ms in all.",
    });
  });
});

describe("a call that its caller stops", () => {
  it.each([
    ["an error, which it ends with", new Error("Never mind."), "Error", "Never mind."],
    ["words", "Never mind.", "AbortError", "Never mind."],
    [
      "what has no words",
      Object.create(null),
      "AbortError",
      "Something was thrown that has no text.",
    ],
  ])("ends at once, and says why: %s", async (_, reason, name, message) => {
    const stopping = new AbortController();
    const { call, phases } = await startCall({ signal: stopping.signal });
    stopping.abort(reason);
    expect(phases()).toEqual([]);
    await expect(call).rejects.toMatchObject({ name, message });
    expect(vi.getTimerCount()).toBe(0);
  });
});
