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
