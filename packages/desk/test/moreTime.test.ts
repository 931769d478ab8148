import { startServer } from "@mcp-host-ui/testing";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openDesks, openPage, questionIn } from "../../../test/support/desk/openDesks.js";
import { shippingAddress } from "../../../test/support/questions.js";
import { startClock } from "../../../test/support/startClock.js";

async function start(time: { answerWithin: number; extendBy?: number }) {
  const [asking, answering] = openDesks();
  const { host } = await openPage(answering);
  const phone = await openPage(asking);
  const server = await startServer(asking.host("ada"));
  onTestFinished(() => server.close());
  server.session.update(time);
  const { answer } = server.elicit(shippingAddress);
  return { host, phone, server, answering, answer, id: await questionIn(host) };
}

describe("more time at a desk", () => {
  it("keeps the server waiting past its first deadline, and every page shows it", async () => {
    const clock = startClock();
    const { host, phone, answer, id } = await start({ answerWithin: 60_000, extendBy: 3_600_000 });
    const other = await questionIn(phone.host);
    expect(host.getState().open).toMatchObject([{ extendBy: 3_600_000 }]);
    const before = host.getState().open[0]?.deadline ?? 0;

    expect(await host.send({ type: "extend", id })).toEqual({ done: true });
    for (const page of [host, phone.host])
      await vi.waitFor(() => {
        const deadline = page.getState().open[0]?.deadline ?? 0;
        expect(Math.round((deadline - before) / 3_600_000)).toBe(1);
      }, 60_000);
    await clock.pass(60_100);
    expect(Date.now()).toBeGreaterThan(before);
    await phone.host.send({
      type: "settle",
      id: other,
      answer: { action: "accept", content: { city: "Lisbon" } },
    });

    expect(await answer).toEqual({ action: "accept", content: { city: "Lisbon" } });
  });

  it("adds up where it is asked for twice, and once where it is sent twice", async () => {
    const { host, answering, id } = await start({ answerWithin: 60_000, extendBy: 3_600_000 });
    const before = host.getState().open[0]?.deadline ?? 0;
    const hours = () => Math.round(((host.getState().open[0]?.deadline ?? 0) - before) / 3_600_000);

    await Promise.all([host.send({ type: "extend", id }), host.send({ type: "extend", id })]);
    await vi.waitFor(() => expect(hours()).toBe(2), 60_000);

    const closing = new AbortController();
    onTestFinished(() => closing.abort());
    const messages = answering.messages("ada", { signal: closing.signal });
    const told = await messages[Symbol.asyncIterator]().next();
    const again = {
      id: told.value && "id" in told.value ? told.value.id : "",
      key: "k",
      extend: true,
    };
    for (let turn = 0; turn < 3; turn += 1)
      expect(await answering.take(again, { audience: "ada" })).toEqual({ done: true });
    await vi.waitFor(() => expect(hours()).toBe(3), 60_000);
    expect(await answering.take(again, { audience: "bob" })).toMatchObject({
      rejection: "unknown",
    });
    expect(await host.send({ type: "extend", id })).toEqual({ done: true });
    await vi.waitFor(() => expect(hours()).toBe(4), 60_000);
  });

  it("moves the deadline once for each request, and not beyond a hundred", async () => {
    const [asking, answering] = openDesks();
    const own = asking.host("ada");
    const session = own.openSession({ id: "trains", answerWithin: 60_000, extendBy: 1_000 });
    session.receive("elicitation/create", shippingAddress).catch(() => undefined);
    const { host } = await openPage(answering);
    const page = await questionIn(host);
    const [{ id, deadline: first = 0 } = { id: "" }] = own.getState().open;
    const extend = (key: string) => answering.take({ id, key, extend: true }, { audience: "ada" });
    const moved = () => ((own.getState().open[0]?.deadline ?? 0) - first) / 1_000;

    expect(await extend("0")).toEqual({ done: true });
    const shown = () => host.getState().open[0]?.deadline ?? 0;
    const before = shown();
    await vi.waitFor(() => expect(moved()).toBeGreaterThan(0), 60_000);
    await vi.waitFor(() => expect(shown()).toBeGreaterThanOrEqual(before), 60_000);
    expect(moved()).toBe(1);
    const keys = Array.from({ length: 99 }, (_, count) => `${count + 1}`);
    for (const key of keys) expect(await extend(key)).toEqual({ done: true });
    expect(keys).toHaveLength(99);
    expect(await extend("one too many")).toMatchObject({ rejection: "invalid" });
    await vi.waitFor(() => expect(moved()).toBe(100), 60_000);

    await host.send({ type: "settle", id: page, answer: { action: "cancel" } });
  });

  it("is not to be had where the server gives none", async () => {
    const { host, answering, id } = await start({ answerWithin: 60_000 });
    expect(host.getState().open[0]).not.toHaveProperty("extendBy");
    expect(await host.send({ type: "extend", id })).toMatchObject({ done: false });

    const closing = new AbortController();
    onTestFinished(() => closing.abort());
    for await (const told of answering.messages("ada", { signal: closing.signal })) {
      if (told.type !== "asked") continue;
      const forged = { id: told.id, key: "k", extend: true };
      expect(await answering.take(forged, { audience: "ada" })).toMatchObject({
        rejection: "invalid",
      });
      return;
    }
  });
});
