import { startServer } from "@mcp-host-ui/testing";
import { createHost, elicitation } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openDesks, openPage, questionIn } from "../../../test/support/desk/openDesks.js";
import { shippingAddress } from "../../../test/support/questions.js";
import { startClock } from "../../../test/support/startClock.js";

const city = (name: string) => ({ action: "accept", content: { city: name } });

/** A request without a reply, which ends when its page gives it up. */
function hang(init: RequestInit | undefined): Promise<never> {
  return new Promise((_, reject) => {
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
  });
}

/** The answer that a page sends. */
function bodyOf(init: RequestInit | undefined): { readonly id: string; readonly key: string } {
  return JSON.parse(typeof init?.body === "string" ? init.body : "{}");
}

describe("a POST to a desk that gets no reply", () => {
  it("is sent again with the same key after its time limit", async () => {
    const clock = startClock();
    const [asking, answering] = openDesks();
    const keys: string[] = [];
    const { host } = await openPage(answering, "ada", {
      fetch(url, init) {
        if (init?.method !== "POST") return fetch(url, init);
        keys.push(bodyOf(init).key);
        return keys.length === 1 ? hang(init) : fetch(url, init);
      },
    });
    const server = await startServer(asking.host("ada"));
    onTestFinished(() => server.close());
    const { answer } = server.elicit(shippingAddress);
    const id = await questionIn(host);

    const receipt = host.send({ type: "settle", id, answer: city("Lisbon") });
    await vi.waitFor(() => expect(keys).toHaveLength(1));
    await clock.pass(21_000);

    expect(await receipt).toMatchObject({ done: true, outcome: { sent: "accept", by: "person" } });
    expect(await answer).toEqual(city("Lisbon"));
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(server.received).toHaveLength(1);
  });

  it("gives the user a receipt as soon as the feed tells that this answer was sent", async () => {
    const [asking, answering] = openDesks();
    let posts = 0;
    const { host } = await openPage(answering, "ada", {
      async fetch(url, init) {
        if (init?.method !== "POST") return fetch(url, init);
        posts += 1;
        await fetch(url, { ...init, signal: null });
        return hang(init);
      },
    });
    const server = await startServer(asking.host("ada"));
    onTestFinished(() => server.close());
    const { answer } = server.elicit(shippingAddress);
    const id = await questionIn(host);

    expect(await host.send({ type: "settle", id, answer: city("Lisbon") })).toMatchObject({
      done: true,
      outcome: { sent: "accept", by: "person" },
    });
    expect(host.getState().settled).toMatchObject([{ id, outcome: { sent: "accept" } }]);
    expect(host.getState().settled[0]).not.toHaveProperty("elsewhere");
    expect(await answer).toEqual(city("Lisbon"));
    expect(posts).toBe(1);
  });

  it("tells the user that it is lost after three attempts, and knows its answer later", async () => {
    const clock = startClock();
    const [asking, answering] = openDesks();
    const bodies: object[] = [];
    const { host } = await openPage(answering, "ada", {
      fetch(url, init) {
        if (init?.method !== "POST") return fetch(url, init);
        bodies.push(bodyOf(init));
        return hang(init);
      },
    });
    const server = await startServer(asking.host("ada"));
    onTestFinished(() => server.close());
    const { answer } = server.elicit(shippingAddress);
    const id = await questionIn(host);

    const receipt = host.send({ type: "settle", id, answer: city("Lisbon") });
    for (const [count, limit] of [20_000, 40_000, 80_000].entries()) {
      await vi.waitFor(() => expect(bodies).toHaveLength(count + 1), 60_000);
      await clock.pass(limit + 1_000);
    }
    expect(await receipt).toMatchObject({ done: false, rejection: "lost" });
    expect(bodies).toHaveLength(3);
    expect(host.getState().open).toMatchObject([{ id }]);

    // It had reached the desk after all, late.
    await answering.take(bodies[0], { audience: "ada" });
    expect(await answer).toEqual(city("Lisbon"));
    await vi.waitFor(() => expect(host.getState().open).toEqual([]));
    expect(host.getState().settled).toMatchObject([{ id, outcome: { sent: "accept" } }]);
    expect(host.getState().settled[0]).not.toHaveProperty("elsewhere");
  });
});

describe("a page that cannot know what was sent", () => {
  it("says unknown after it was away longer than the desk keeps receipts", async () => {
    const clock = startClock();
    const [asking, answering] = openDesks({ keepReceipts: 60_000 });
    let cut: (() => void) | undefined;
    let isAway = false;
    const { host } = await openPage(answering, "ada", {
      onError: () => {},
      fetch(url, init) {
        if (isAway) return Promise.reject(new TypeError("Failed to fetch"));
        const gone = new AbortController();
        cut = () => gone.abort();
        return fetch(url, { ...init, signal: gone.signal });
      },
    });
    const server = await startServer(asking.host("ada"));
    onTestFinished(() => server.close());
    const { answer } = server.elicit(shippingAddress);
    const other = await openPage(asking);
    const [id, theirs] = [await questionIn(host), await questionIn(other.host)];
    isAway = true;
    cut?.();
    await other.host.send({ type: "settle", id: theirs, answer: city("Porto") });
    expect(await answer).toEqual(city("Porto"));
    await clock.pass(61_000);
    isAway = false;
    await clock.pass(31_000);

    await vi.waitFor(() =>
      expect(host.getState().settled).toMatchObject([
        { id, outcome: { sent: "unknown", by: "session" } },
      ]),
    );
  });

  it("says unknown when the app detaches the desk with an answer on its way", async () => {
    const [asking, answering] = openDesks();
    let close = () => {};
    const page = await openPage(answering, "ada", {
      onError: () => {},
      async fetch(url, init) {
        if (init?.method !== "POST") return fetch(url, init);
        close();
        await fetch(url, { ...init, signal: null });
        return hang(init);
      },
    });
    const { host } = page;
    const server = await startServer(asking.host("ada"));
    onTestFinished(() => server.close());
    const { answer } = server.elicit(shippingAddress);
    const id = await questionIn(host);
    close = page.detach;
    await host.send({ type: "settle", id, answer: city("Lisbon") });

    expect(await answer).toEqual(city("Lisbon"));
    expect(host.getState().settled).toMatchObject([
      { id, outcome: { sent: "unknown", by: "session" } },
    ]);
  });

  it("says unknown after a reload with an answer on its way", async () => {
    const items = new Map<string, string>();
    const storage = {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, value: string) => void items.set(name, value),
      removeItem: (name: string) => void items.delete(name),
    };
    const [asking, answering] = openDesks();
    const { host } = await openPage(answering, "ada", {
      storage,
      fetch: (url, init) => (init?.method === "POST" ? hang(init) : fetch(url, init)),
    });
    const server = await startServer(asking.host("ada"));
    onTestFinished(() => server.close());
    server.elicit(shippingAddress).answer.catch(() => {});
    const id = await questionIn(host);
    await host.send({ type: "saveDraft", id, draft: { city: "Lisbon" } });
    void host.send({ type: "settle", id, answer: city("Lisbon") });
    await vi.waitFor(() => expect([...items.values()].join("")).toContain('"inDoubt":true'));

    const reloaded = createHost({ kinds: [elicitation()], storage });
    onTestFinished(reloaded.close);
    await vi.waitFor(() =>
      expect(reloaded.getState().settled).toMatchObject([
        { id, outcome: { sent: "unknown", by: "session", cause: "reload" } },
      ]),
    );
  });

  it("says unknown when the desk has no record of a question that it answers", async () => {
    const [asking, answering] = openDesks();
    const { host } = await openPage(answering, "ada", {
      async fetch(url, init) {
        if (init?.method !== "POST") return fetch(url, init);
        const body = JSON.stringify({ ...bodyOf(init), id: "forgotten" });
        return fetch(url, { ...init, body });
      },
    });
    const server = await startServer(asking.host("ada"));
    onTestFinished(() => server.close());
    server.elicit(shippingAddress).answer.catch(() => {});
    const id = await questionIn(host);
    await host.send({ type: "settle", id, answer: city("Lisbon") });

    expect(host.getState().settled).toMatchObject([
      { id, outcome: { sent: "unknown", by: "session" } },
    ]);
  });
});
