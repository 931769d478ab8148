import { startServer } from "@mcp-host-ui/testing";
import type { LocalHost } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openDesks, openPage, questionIn } from "../../../test/support/desk/openDesks.js";
import { shippingAddress } from "../../../test/support/questions.js";

const blocked = "The person has blocked this server's requests for now.";
const tooMany = "Too many requests to a person: ask again later.";

async function start(options: Parameters<typeof openDesks>[0] = {}) {
  const [asking, answering] = openDesks(options);
  const [server, other] = [
    await startServer(asking.host("ada")),
    await startServer(answering.host("ada")),
  ];
  onTestFinished(async () => {
    await server.close();
    await other.close();
  });
  return { asking, answering, server, other };
}

const block = (host: LocalHost, isBlocked: boolean) =>
  host.send({ type: "blockSession", id: "travel", blocked: isBlocked });

const sessionsOf = (host: LocalHost) =>
  host.getState().sessions.map(({ id, blocked }) => ({ id, blocked }));

describe("a server that a user blocks in one tab of a desk", () => {
  it("is refused on every node, shown as blocked in every tab, and may ask again once the user says so", async () => {
    const { asking, answering, server, other } = await start();
    const first = await openPage(answering);
    const second = await openPage(asking);
    const { answer } = server.elicit(shippingAddress);
    for (const { host } of [first, second]) await questionIn(host);

    await block(first.host, true);
    expect(await answer).toEqual({ action: "cancel" });
    for (const { host } of [first, second])
      await vi.waitFor(() => {
        expect(sessionsOf(host)).toEqual([{ id: "travel", blocked: true }]);
        expect(host.getState().open).toEqual([]);
      });
    for (const one of [server, other])
      await expect(one.elicit(shippingAddress).answer).rejects.toThrow(blocked);

    const reloaded = await openPage(answering);
    await vi.waitFor(() =>
      expect(sessionsOf(reloaded.host)).toEqual([{ id: "travel", blocked: true }]),
    );
    await block(reloaded.host, false);
    await vi.waitFor(() =>
      expect(sessionsOf(first.host)).toEqual([{ id: "travel", blocked: false }]),
    );
    const again = other.elicit(shippingAddress);
    const id = await questionIn(second.host);
    await second.host.send({ type: "settle", id, answer: { action: "decline" } });
    expect(await again.answer).toEqual({ action: "decline" });
  });

  it("is refused, and not left waiting, by a desk that knows no blocks", async () => {
    const { answering, server } = await start();
    const { host } = await openPage(answering, "ada", {
      onError: () => {},
      fetch: (url, init) =>
        typeof init?.body === "string" && init.body.includes('"block"')
          ? Promise.resolve(Response.json({ done: false, rejection: "invalid", message: "What?" }))
          : fetch(url, init),
    });
    server.elicit(shippingAddress).answer.catch(() => {});
    await questionIn(host);
    await block(host, true);
    await vi.waitFor(() => expect(host.getState().open).toEqual([]));
    await expect(server.elicit(shippingAddress).answer).rejects.toThrow(blocked);

    await block(host, false);
    const again = server.elicit(shippingAddress);
    const id = await questionIn(host);
    await host.send({ type: "settle", id, answer: { action: "decline" } });
    expect(await again.answer).toEqual({ action: "decline" });
  });
});

describe("the flood guard of a desk", () => {
  it.each([
    ["open at once", { open: 3 }, false],
    ["within a minute", { perMinute: 3 }, true],
  ])("counts questions %s on all nodes together", async (_, limits, isAnswered) => {
    const { answering, server, other } = await start({ limits });
    const { host } = await openPage(answering);
    for (const [count, one] of [server, other, server].entries()) {
      const { answer } = one.elicit(shippingAddress);
      answer.catch(() => {});
      await vi.waitFor(() => expect(host.getState().open).toHaveLength(isAnswered ? 1 : count + 1));
      if (!isAnswered) continue;
      const id = await questionIn(host);
      await host.send({ type: "settle", id, answer: { action: "decline" } });
      expect(await answer).toEqual({ action: "decline" });
    }

    await expect(other.elicit(shippingAddress).answer).rejects.toThrow(tooMany);
    await expect(server.elicit(shippingAddress).answer).rejects.toThrow(tooMany);
  });
});
