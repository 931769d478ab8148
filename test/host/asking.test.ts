import { getEventListeners } from "node:events";
import { createHost } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { ownKind } from "../support/ownKind.js";

describe("a signal of a host app's that outlives its questions", () => {
  it("is left with no listener once they are settled", async () => {
    const host = createHost({ kinds: [ownKind()] });
    onTestFinished(host.close);
    const { signal } = new AbortController();
    const session = host.openSession({ id: "travel" });
    const answers = [1, 2, 3].map(() => session.receive("own/ask", {}, { signal }));
    expect(getEventListeners(signal, "abort")).toHaveLength(3);
    for (const { id } of host.getState().open) await host.send({ type: "settle", id, answer: {} });
    await expect(Promise.all(answers)).resolves.toHaveLength(3);
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  it("is left with no listener once a call is over", async () => {
    const host = createHost({ kinds: [ownKind()] });
    onTestFinished(host.close);
    const { signal } = new AbortController();
    const call = host.openSession({ id: "travel" }).trackCall(async () => 1, { signal });
    expect(getEventListeners(signal, "abort")).toHaveLength(1);
    await expect(call).resolves.toBe(1);
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });
});

describe("a server that takes its question back", () => {
  it.each<readonly [string, unknown, object]>([
    ["in words", "Sold out.", { withdrawalMessage: "Sold out." }],
    ["for no reason", undefined, {}],
    ["for null", null, {}],
    ["with an empty text", "", {}],
    ["with a number", 5, {}],
    ["with an error", new Error("secret"), {}],
    ["with an end that is none", { outcome: "maybe" }, {}],
  ])("ends it at once, %s", async (_, reason, words) => {
    const host = createHost({ kinds: [ownKind()] });
    onTestFinished(host.close);
    const withdrawal = new AbortController();
    const { signal } = withdrawal;
    const answer = host.openSession({ id: "travel" }).receive("own/ask", {}, { signal });
    answer.catch(() => {});
    withdrawal.abort(reason);
    expect(host.getState().open).toEqual([]);
    expect(host.getState().settled[0]?.outcome).toStrictEqual({
      sent: "nothing",
      by: "server",
      at: expect.any(Number),
      ...words,
    });
    await expect(answer).rejects.toMatchObject({
      code: -32_603,
      message: "The question was withdrawn.",
    });
  });
});
