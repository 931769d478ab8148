import { createHost, elicitation } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ownKind } from "../support/ownKind.js";
import { dialog, shippingAddress } from "../support/questions.js";

async function ask(
  keepAliveInterval: number | undefined,
  meta: { progressToken?: string | number | { a: number } },
) {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    // What a question loads is not to arrive after the test.
    return vi.dynamicImportSettled();
  });
  const host = createHost({
    kinds: [elicitation()],
    ...(keepAliveInterval !== undefined && { keepAliveInterval }),
  });
  onTestFinished(host.close);
  await host.send({ type: "openSurface", surface: dialog });
  const sent: unknown[] = [];
  const session = host.openSession({ id: "travel" });
  const withdrawal = new AbortController();
  const answer = session.receive("elicitation/create", shippingAddress, {
    meta,
    signal: withdrawal.signal,
    notify: async (method, params) => void sent.push([method, params]),
  });
  answer.catch(() => {});
  await vi.advanceTimersByTimeAsync(0);
  const [question] = host.getState().open;
  return { host, sent, answer, withdrawal, id: question?.id ?? "" };
}

const progress = (token: string | number, count: number) => [
  "notifications/progress",
  { progressToken: token, progress: count },
];

describe("createHost's keepAliveInterval", () => {
  it("tells a server that gave a token, ever further, that a person thinks", async () => {
    const { sent } = await ask(undefined, { progressToken: "t" });
    await vi.advanceTimersByTimeAsync(45_000);
    expect(sent).toEqual([progress("t", 1), progress("t", 2), progress("t", 3)]);
  });

  it("sets how often", async () => {
    const { sent } = await ask(1_000, { progressToken: 0 });
    await vi.advanceTimersByTimeAsync(2_500);
    expect(sent).toEqual([progress(0, 1), progress(0, 2)]);
  });

  it.each([
    [
      "is answered",
      (rig: Awaited<ReturnType<typeof ask>>) =>
        rig.host.send({ type: "settle", id: rig.id, answer: { action: "cancel" } }),
    ],
    ["is withdrawn", async (rig: Awaited<ReturnType<typeof ask>>) => rig.withdrawal.abort()],
    ["has lost its host", async (rig: Awaited<ReturnType<typeof ask>>) => rig.host.close()],
  ])("stops once the question %s", async (_, end) => {
    const rig = await ask(1_000, { progressToken: "t" });
    await vi.advanceTimersByTimeAsync(1_000);
    await end(rig);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(rig.sent).toEqual([progress("t", 1)]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("goes on while the question is put aside", async () => {
    const { host, sent, id } = await ask(1_000, { progressToken: "t" });
    await host.send({ type: "putAside", id });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toHaveLength(2);
  });

  it.each([
    { meta: undefined, notify: true },
    { meta: { progressToken: "t" }, notify: false },
  ])("asks all the same where there is nothing to tell with: %o", async ({ meta, notify }) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const errors: unknown[] = [];
    const host = createHost({
      kinds: [ownKind("own")],
      keepAliveInterval: 1_000,
      unattendedAfter: Number.POSITIVE_INFINITY,
      onError: (error) => errors.push(error),
    });
    onTestFinished(host.close);
    const sent = vi.fn(async () => {});
    const answer = host
      .openSession({ id: "travel" })
      .receive("own/ask", {}, { ...(meta && { meta }), ...(notify && { notify: sent }) });
    await vi.advanceTimersByTimeAsync(10_000);
    const [question] = host.getState().open;
    await host.send({ type: "settle", id: question?.id ?? "", answer: "yes" });
    await expect(answer).resolves.toEqual({ answer: "yes" });
    expect([sent.mock.calls, errors]).toEqual([[], []]);
  });

  it("goes on, and troubles nobody, where the connection takes nothing", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const host = createHost({
      kinds: [ownKind("own")],
      keepAliveInterval: 1_000,
      unattendedAfter: Number.POSITIVE_INFINITY,
    });
    onTestFinished(host.close);
    const notify = vi.fn(() => Promise.reject(new Error("The connection is gone.")));
    host
      .openSession({ id: "travel" })
      .receive("own/ask", {}, { meta: { progressToken: 1 }, notify })
      .catch(() => {});
    await vi.advanceTimersByTimeAsync(3_000);
    expect(notify).toHaveBeenCalledTimes(3);
    expect(host.getState().open).toHaveLength(1);
  });

  it.each([
    ["where the server gave no token", 1_000, {}],
    ["where what it gave is no token", 1_000, { progressToken: { a: 1 } }],
    ["at Infinity", Number.POSITIVE_INFINITY, { progressToken: "t" }],
  ] as const)("says nothing %s", async (_, interval, meta) => {
    const { sent } = await ask(interval, meta);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
  });
});
