import { createServer } from "node:http";
import type { Desk } from "@mcp-host-ui/desk";
import { attachDesk } from "@mcp-host-ui/desk/page";
import { createHost, elicitation } from "mcp-host-ui/host";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { openDesks } from "../../../test/support/desk/openDesks.js";
import { createPauses } from "../src/timing/pauses.js";

const url = "https://host.test/api/questions";

function post(desk: Desk, body: unknown, headers: Record<string, string> = {}) {
  const request = new Request(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return desk.answer(request, { audience: "ada" });
}

function feed(desk: Desk, headers: Record<string, string> = {}) {
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  return desk.feed(new Request(url, { headers, signal: closing.signal }), { audience: "ada" });
}

const answer = { id: "nobody-asked", key: "one", result: { action: "cancel" } };

describe("the limits of a desk", () => {
  it("refuse an answer that nests deeper than the limit, and no other", async () => {
    const [desk] = openDesks({ pages: { depth: 4 } });
    const nested = (result: object) => post(desk, { ...answer, result });

    expect((await nested({ content: { a: "b" } })).status).toBe(404);
    expect((await nested({ content: { a: { b: { c: 1 } } } })).status).toBe(400);
    const [usual] = openDesks();
    const deep = "[".repeat(101) + "]".repeat(101);
    const body = { ...answer, result: { content: JSON.parse(deep) } };
    expect((await post(usual, body)).status).toBe(400);
  });

  it("take answers and feeds from the origins in `origins`, and from no other", async () => {
    const [desk] = openDesks({ origins: ["https://app.test"] });
    const statuses = async (origin: string | undefined, site = "cross-site") => {
      const headers = { "sec-fetch-site": site, ...(origin !== undefined && { origin }) };
      return [(await post(desk, answer, headers)).status, feed(desk, headers).status];
    };

    expect(await statuses("https://app.test")).toEqual([404, 200]);
    expect(await statuses(undefined, "same-origin")).toEqual([404, 200]);
    expect(await statuses("https://app.test", "same-site")).toEqual([404, 200]);
    expect(await statuses(undefined)).toEqual([403, 403]);
    expect(await statuses(undefined, "same-site")).toEqual([403, 403]);
    for (const origin of ["https://app.test.evil", "http://app.test", "null", "https://APP.test"])
      expect(await statuses(origin)).toEqual([403, 403]);
  });

  it.each(["cross-site", "same-site"])(
    "take no answers and feeds of a %s page where there is no list",
    async (site) => {
      const [desk] = openDesks();
      const headers = { "sec-fetch-site": site, origin: "https://host.test" };

      expect([(await post(desk, answer, headers)).status, feed(desk, headers).status]).toEqual([
        403, 403,
      ]);
    },
  );

  it("leave room for the feeds of an audience while another site asks for more", async () => {
    const [desk] = openDesks({ origins: ["https://app.test"], pages: { feeds: 2 } });
    const image = { "sec-fetch-site": "cross-site" };
    for (const _ of [1, 2, 3]) expect(feed(desk, image).status).toBe(403);
    expect(feed(desk, { origin: "https://app.test" }).status).toBe(200);
    expect.assertions(4);
  });

  it("give up a body that never ends", async () => {
    const [desk] = openDesks();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    let isCancelled = false;
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"id":')),
      cancel() {
        isCancelled = true;
      },
    });
    const init = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      duplex: "half",
    };
    const answered = desk.answer(new Request("https://host.test/desk", init), { audience: "ada" });
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await answered).status).toBe(408);
    expect(isCancelled).toBe(true);
  });
});

describe("the sign of life of a feed", () => {
  it("comes while nothing is asked", async () => {
    const [desk] = openDesks({ heartbeat: 20 });
    const reader = feed(desk).body?.getReader();
    const decoder = new TextDecoder();
    let heard = "";
    while (heard.split(": alive\n\n").length < 4)
      heard += decoder.decode((await reader?.read())?.value);

    expect(heard).toMatch(/^id: 0\nevent: ready\ndata: .*\n\n(: alive\n\n){3}$/);
  });

  it("is missed by a page, which connects anew", async () => {
    const phases: string[] = [];
    let feeds = 0;
    // A proxy that holds the stream, and never says so.
    const proxy = createServer((_, response) => {
      feeds += 1;
      response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
    });
    await new Promise<void>((resolve) => {
      proxy.listen(0, "127.0.0.1", resolve);
    });
    const host = createHost({ kinds: [elicitation()], storage: false });
    const desk = attachDesk(host, {
      url: `http://127.0.0.1:${Object(proxy.address()).port}/`,
      silence: 50,
      onPhaseChange: (phase) => phases.push(phase),
      onError: () => {},
    });
    onTestFinished(() => {
      desk.close();
      host.close();
      proxy.closeAllConnections();
      proxy.close();
    });

    // A busy machine may take longer for the first answer than so short a silence.
    await vi.waitFor(() => expect(phases.join()).toContain("open,lost,open"), 60_000);
    expect(feeds).toBeGreaterThan(1);
  });

  it.each([
    [60_000, 180_000],
    [2_000, 6_000],
    [20, 5_000],
    [undefined, 45_000],
    ["soon", 45_000],
    [0, 45_000],
    [1e12, 2 ** 31 - 1],
  ])(
    "is missed after three times as long as its desk tells, but not within seconds: %s",
    async (heartbeat, longest) => {
      vi.useFakeTimers();
      const host = createHost({ kinds: [elicitation()], storage: false });
      const desk = attachDesk(host, {
        url,
        fetch: (_, init) => Promise.resolve(fallSilent({ heartbeat }, init?.signal)),
      });
      onTestFinished(() => {
        desk.close();
        host.close();
        vi.useRealTimers();
      });

      await vi.advanceTimersByTimeAsync(longest - 1);
      expect(desk.phase).toBe("open");
      await vi.advanceTimersByTimeAsync(1);
      expect(desk.phase).toBe("lost");
    },
  );
});

/** A feed that tells that it is ready, and then nothing. */
function fallSilent(more: object, signal: AbortSignal | null | undefined): Response {
  const ready = JSON.stringify({ type: "ready", sequence: 0, open: [], ...more });
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(`data: ${ready}\n\n`));
      signal?.addEventListener("abort", () => controller.error(signal.reason));
    },
  });
  return new Response(body);
}

describe("the pauses before a page connects anew", () => {
  afterEach(() => void vi.useRealTimers());

  it("double from a quarter of a second to half a minute, each cut by up to a half", async () => {
    vi.useFakeTimers();
    const pauses = createPauses({ shortest: 250, longest: 30_000 });
    const lengths: number[] = [];
    const measure = async () => {
      const began = Date.now();
      const over = pauses.next().then(() => lengths.push(Date.now() - began));
      await vi.runAllTimersAsync();
      await over;
    };
    const most = [250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000];
    for (const _ of most) await measure();
    expect(lengths.map((length, turn) => length / (most[turn] ?? 0) >= 0.499)).not.toContain(false);
    expect(lengths.map((length, turn) => length <= (most[turn] ?? 0))).not.toContain(false);
    expect(new Set(lengths.slice(7)).size).toBe(2);

    pauses.reset();
    await measure();
    expect(lengths.at(-1)).toBeLessThanOrEqual(250);
  });
});
