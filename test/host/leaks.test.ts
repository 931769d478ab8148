import { getEventListeners } from "node:events";
import { createHost, elicitation } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { dialog, openQuestion, shippingAddress } from "../support/questions.js";

const ends: readonly (readonly [string, (end: End) => unknown])[] = [
  [
    "a person answers",
    ({ host, id }) => host.send({ type: "settle", id, answer: { action: "decline" } }),
  ],
  ["the server withdraws it", ({ withdrawal }) => withdrawal.abort()],
  ["its session closes", ({ session }) => session.close()],
  ["its call is stopped", ({ host, call }) => host.send({ type: "stopCall", id: call })],
  ["its caller gives up", ({ caller }) => caller.abort(new Error("Never mind."))],
];

interface End {
  readonly host: ReturnType<typeof createHost>;
  readonly session: ReturnType<ReturnType<typeof createHost>["openSession"]>;
  readonly id: string;
  readonly call: string;
  readonly withdrawal: AbortController;
  readonly caller: AbortController;
}

describe("a settled question", () => {
  it.each(ends)("leaves no listener and no timer behind when %s", async (_name, end) => {
    const timers = () =>
      process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
    const before = timers();
    const host = createHost({ kinds: [elicitation()], keepAliveInterval: 10_000 });
    onTestFinished(host.close);
    const session = host.openSession({ id: "travel" });
    const withdrawal = new AbortController();
    const caller = new AbortController();

    const call = session.trackCall(
      async ({ signal }, call) => {
        await session.receive("elicitation/create", shippingAddress, {
          signal: withdrawal.signal,
          meta: { progressToken: 1 },
          notify: async () => {},
          deadline: Date.now() + 60_000,
          call,
        });
        signal.throwIfAborted();
      },
      { signal: caller.signal },
    );
    const settled = call.catch(() => {});
    const question = await openQuestion(host);
    await host.send({ type: "openSurface", surface: dialog });
    await host.send({ type: "closeSurface", id: dialog.id });
    expect(timers()).toBeGreaterThan(before);
    expect(getEventListeners(withdrawal.signal, "abort")).toHaveLength(1);
    expect(getEventListeners(caller.signal, "abort")).toHaveLength(1);

    await end({ host, session, id: question.id, call: question.call ?? "", withdrawal, caller });
    await settled;

    expect(host.getState()).toMatchObject({ open: [], calls: [] });
    expect(getEventListeners(withdrawal.signal, "abort")).toEqual([]);
    expect(getEventListeners(caller.signal, "abort")).toEqual([]);
    // Timers of the test runner can have ended since.
    await expect.poll(timers).toBeLessThanOrEqual(before);
  });
});
