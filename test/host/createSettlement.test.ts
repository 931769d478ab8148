import { createDecisionLog, createHost, type HostKind } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ownKind } from "../support/ownKind.js";

type Core = Parameters<HostKind["start"]>[0];
type Session = ReturnType<ReturnType<typeof createHost>["openSession"]>;
type Options = NonNullable<Parameters<Session["receive"]>[2]>;

/** A host with one question, on a clock that stands still. */
function open(options: Options = {}) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const log = createDecisionLog({ content: true });
  const kind = ownKind();
  const cores: Core[] = [];
  const start = (core: Core) => {
    cores.push(core);
    return kind.start(core);
  };
  const host = createHost({ kinds: [{ ...kind, start }], log });
  onTestFinished(host.close);
  const session = host.openSession({ id: "travel" });
  const received = session.receive("own/ask", { of: "trip" }, options);
  received.catch(() => {});
  const { id = "" } = host.getState().open[0] ?? {};
  const settle = () => host.send({ type: "settle", id, answer: {} });
  const ends = () => host.getState().settled.map(({ outcome }) => outcome);
  return { host, core: cores[0], log, session, received, id, settle, ends, at: Date.now() };
}

/** What a promise has come to by now. */
const soon = (promise: Promise<object>) =>
  Promise.race([
    promise.catch((error: unknown) => error),
    new Promise((resolve) => setImmediate(() => resolve("nothing yet"))),
  ]);

describe("the end of a question", () => {
  it("says that the person answered, and who that is where the app names one", async () => {
    const { host, id, received, settle, ends, at } = open();
    await settle();
    expect(ends()).toStrictEqual([{ sent: "result", by: "person", at }]);
    expect(await soon(received)).toEqual({ answer: {} });
    const named = open();
    const sender = { principal: "ada" };
    await named.host.send({ type: "settle", id: named.id, answer: {} }, sender);
    expect(named.ends()).toStrictEqual([
      { sent: "result", by: "person", principal: "ada", at: named.at },
    ]);
    expect(host.read(id)).not.toHaveProperty("rulings");
  });

  it("says that the person blocked the server, and who that is", async () => {
    const { host, received, ends, at } = open();
    const block = { type: "blockSession", id: "travel", blocked: true } as const;
    await host.send(block);
    const why = { sent: "error", by: "host", cause: "blocked" };
    expect(ends()).toStrictEqual([{ ...why, at }]);
    expect(await soon(received)).toMatchObject({ code: -1, message: "Nobody." });
    const named = open();
    await named.host.send(block, { principal: "ada" });
    expect(named.ends()).toStrictEqual([{ ...why, principal: "ada", at: named.at }]);
  });

  it("says that its session closed, and nothing of a cause", async () => {
    const { session, log, received, ends, at } = open();
    session.close();
    const outcome = { sent: "nothing", by: "session", at };
    expect(ends()).toStrictEqual([outcome]);
    expect(await soon(received)).toMatchObject({ message: "The question was withdrawn." });
    expect(log.entries()).toMatchObject([{ outcome, server: "travel", request: { of: "trip" } }]);
    expect(log.entries()[0]?.sent).toBeUndefined();
  });

  it("says in which words the server took it back", () => {
    const withdrawal = new AbortController();
    const { ends, at } = open({ signal: withdrawal.signal });
    withdrawal.abort("Sold out.");
    const outcome = { sent: "nothing", by: "server", withdrawalMessage: "Sold out.", at };
    expect(ends()).toStrictEqual([outcome]);
  });

  it("is one, whatever comes after it", async () => {
    const withdrawal = new AbortController();
    const deadline = Date.now() + 60_000;
    const { host, session, settle, ends } = open({ signal: withdrawal.signal, deadline });
    await settle();
    expect(vi.getTimerCount()).toBe(0);
    const before = ends();
    withdrawal.abort("Sold out.");
    await host.send({ type: "blockSession", id: "travel", blocked: true });
    session.close();
    vi.advanceTimersByTime(100_000_000);
    expect(ends()).toEqual(before);
    expect(before).toHaveLength(1);
  });
});

describe("a deadline that no timer has noticed yet", () => {
  it.each([
    ["is over at its very moment", 0, { done: false, rejection: "settled" }, "deadline"],
    ["is not over a millisecond before", 1, { done: true }, undefined],
  ])("%s", async (_, before, receipt, cause) => {
    const deadline = Date.now() + 600_000;
    const { settle, ends } = open({ deadline });
    vi.setSystemTime(deadline - before);
    expect(await settle()).toMatchObject(receipt);
    expect(ends()).toMatchObject([{ by: before === 0 ? "host" : "person" }]);
    expect(ends()[0]?.cause).toBe(cause);
  });
});

describe("a question that another machine waits for", () => {
  const deliver = () => {
    const ended: unknown[] = [];
    const delivery: NonNullable<Options["delivery"]> = {
      deliver: async () => ({ done: true }),
      ended: (outcome) => ended.push(outcome),
    };
    return { ended, delivery };
  };

  it("stays where nobody can see it here: others are asked, too", () => {
    const { delivery } = deliver();
    const { ends } = open({ delivery });
    vi.advanceTimersByTime(100_000_000);
    expect(ends()).toEqual([]);
  });

  it("ends here where the person blocks its server, or its time is up, which is told there", async () => {
    const blocked = deliver();
    const first = open({ delivery: blocked.delivery });
    await first.host.send({ type: "blockSession", id: "travel", blocked: true });
    expect(first.ends()).toMatchObject([{ by: "host", cause: "blocked" }]);
    expect(blocked.ended).toEqual(first.ends());
    const late = deliver();
    const second = open({ delivery: late.delivery, deadline: Date.now() + 60_000 });
    vi.advanceTimersByTime(60_000);
    expect(second.ends()).toMatchObject([{ by: "host", cause: "deadline" }]);
    expect(late.ended).toEqual(second.ends());
  });
});

describe("whether a connection would send a result as it is", () => {
  it("is what its adapter says of an open question, and so where it says nothing", async () => {
    const asked: object[] = [];
    const supports = async (result: object) => {
      asked.push(result);
      return false;
    };
    const strict = open({ supports });
    expect(await strict.core?.supports(strict.id, { ok: true })).toBe(false);
    expect(asked).toEqual([{ ok: true }]);
    await strict.settle();
    expect(await strict.core?.supports(strict.id, {})).toBe(true);
    const plain = open();
    expect(await plain.core?.supports(plain.id, {})).toBe(true);
    expect(await plain.core?.supports("nobody", {})).toBe(true);
  });
});
