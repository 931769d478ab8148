import { createHost, type LocalHost } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ownKind } from "../support/ownKind.js";
import { dialog } from "../support/questions.js";

type Session = ReturnType<LocalHost["openSession"]>;
type ReceiveOptions = NonNullable<Parameters<Session["receive"]>[2]>;
type CallOptions = NonNullable<Parameters<Session["trackCall"]>[1]>;

/** A host with one surface, whose answers stay on it, on a clock that runs only where a test lets it. */
async function open() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const reply = { sent: "result", result: {} } as const;
  const host = createHost({
    kinds: [ownKind("own", { answer: () => ({ reply, lingers: true }) })],
  });
  onTestFinished(host.close);
  await host.send({ type: "openSurface", surface: dialog });
  const session = host.openSession({ id: "travel" });
  const call = (options?: CallOptions) => {
    let end = () => {};
    const result = session.trackCall(
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
      options,
    );
    result.catch(() => {});
    const id = host.getState().calls.at(-1)?.id ?? "";
    return {
      id,
      /** Lets it come back. */
      async end() {
        end();
        await result;
      },
      stop: (more: { question?: string } = {}) =>
        host.send({ type: "stopCall", id, ...more }, { principal: "ada" }),
    };
  };
  const ask = (options: ReceiveOptions = {}) => {
    const withdrawal = new AbortController();
    const answer = session.receive("own/ask", {}, { signal: withdrawal.signal, ...options });
    answer.catch(() => {});
    const { id = "" } = host.getState().open.at(-1) ?? {};
    return { id, answer, withdraw: (reason?: string) => withdrawal.abort(reason) };
  };
  return { host, call, ask };
}

describe("a question of a call that is over", () => {
  it("ends a moment after the call, with what its kind sends when nobody answers", async () => {
    const { host, call, ask } = await open();
    const { id: owner, end } = call();
    const { id, answer } = ask({ call: owner });
    await end();
    expect(host.read(id)).toMatchObject({ phase: "open" });
    vi.advanceTimersByTime(49);
    expect(host.read(id)).toMatchObject({ phase: "open" });
    vi.advanceTimersByTime(1);
    expect(host.getState().settled).toMatchObject([{ id }]);
    expect(host.getState().settled[0]?.outcome).toStrictEqual({
      sent: "error",
      by: "host",
      cause: "caller-ended",
      at: Date.now(),
    });
    await expect(answer).rejects.toThrow("Nobody.");
  });

  it("is the server's to take back in that moment", async () => {
    const { host, call, ask } = await open();
    const { id: owner, end } = call();
    const { id, withdraw } = ask({ call: owner });
    await end();
    withdraw("Sold out.");
    vi.advanceTimersByTime(50);
    expect(host.read(id)).toMatchObject({
      outcome: { sent: "nothing", by: "server", withdrawalMessage: "Sold out." },
    });
    expect(host.getState().settled).toHaveLength(1);
  });

  it("ends at once where a person stops the call, who is named", async () => {
    const { host, call, ask } = await open();
    const [one, other] = [call(), call()];
    const [certain, embedded, beside] = [
      ask({ call: one.id }),
      ask({ call: one.id, embedded: true }),
      ask({ call: other.id }),
    ];
    await one.stop();
    const by = { by: "person", principal: "ada", cause: "caller-ended" };
    expect(host.read(certain.id)).toMatchObject({ outcome: { sent: "error", ...by } });
    expect(host.read(embedded.id)).toMatchObject({ outcome: { sent: "nothing", ...by } });
    await expect(embedded.answer).rejects.toThrow("The question was withdrawn.");
    expect(host.read(beside.id)).toMatchObject({ phase: "open" });
    expect(host.read(beside.id)).not.toHaveProperty("callOver");
  });

  it("stays where another call may have asked it, and says so once all of these are over", async () => {
    const { host, call, ask } = await open();
    const [one, other] = [call(), call()];
    const { id } = ask();
    expect(host.read(id)).toMatchObject({ calls: [one.id, other.id] });
    await one.stop();
    expect(host.read(id)).toMatchObject({ phase: "open" });
    expect(host.read(id)).not.toHaveProperty("callOver");
    await other.end();
    vi.advanceTimersByTime(50);
    expect(host.read(id)).toMatchObject({ phase: "open", callOver: true });
  });

  it("ends where the person stopped the call from it, certain or not, and none beside it does", async () => {
    const { host, call, ask } = await open();
    const { stop } = call();
    const [from, beside] = [ask(), ask()];
    await stop({ question: from.id });
    expect(host.read(from.id)).toMatchObject({ outcome: { by: "person", cause: "caller-ended" } });
    expect(host.read(beside.id)).toMatchObject({ phase: "open", callOver: true });
  });

  it("is ended by whoever ended the call that may have asked it, where it then goes with that", async () => {
    const { host, call, ask } = await open();
    const { stop } = call();
    const [asked, embedded] = [ask(), ask({ embedded: true })];
    await stop();
    asked.withdraw();
    embedded.withdraw();
    expect(host.read(asked.id)).toMatchObject({ outcome: { sent: "nothing", by: "server" } });
    expect(host.read(embedded.id)).toMatchObject({
      outcome: { sent: "nothing", by: "person", cause: "caller-ended", principal: "ada" },
    });
  });
});

describe("a question in a result that is taken back", () => {
  it.each<readonly [string, CallOptions, object]>([
    ["the app ends, as its call goes", {}, { by: "host", cause: "caller-ended" }],
    ["the server ends, as its task goes on", { task: "t1" }, { by: "server" }],
  ])("is one that %s", async (_, options, outcome) => {
    const { host, call, ask } = await open();
    const { id: owner } = call(options);
    const { id, withdraw } = ask({ call: owner, embedded: true });
    withdraw();
    expect(host.read(id)).toMatchObject({ outcome: { sent: "nothing", ...outcome } });
    expect(host.getState().settled[0]?.outcome?.cause).toBe(Reflect.get(outcome, "cause"));
  });
});

describe("an answered question that stays on its surface", () => {
  it("goes aside once the last call that may have asked it is over, and not before", async () => {
    const { host, call, ask } = await open();
    const [one, other] = [call(), call()];
    const { id } = ask();
    await host.send({ type: "settle", id, answer: {} });
    const stays = { lingering: true, aside: false, surface: "dialog" };
    expect(host.read(id)).toMatchObject(stays);
    await one.end();
    vi.advanceTimersByTime(50);
    expect(host.read(id)).toMatchObject(stays);
    const third = call();
    await third.end();
    vi.advanceTimersByTime(50);
    expect(host.read(id)).toMatchObject(stays);
    await other.end();
    vi.advanceTimersByTime(50);
    expect(host.read(id)).toMatchObject({
      lingering: true,
      aside: true,
      callOver: true,
      surface: undefined,
    });
  });

  it("stays there where nobody answered it: it has something to say yet", async () => {
    const { host, call, ask } = await open();
    const { end } = call();
    const { id } = ask({ deadline: Date.now() + 10 });
    vi.advanceTimersByTime(10);
    expect(host.read(id)).toMatchObject({ lingering: true, outcome: { cause: "deadline" } });
    await end();
    vi.advanceTimersByTime(50);
    expect(host.read(id)).toMatchObject({ lingering: true, aside: false, surface: "dialog" });
    expect(host.read(id)).not.toHaveProperty("callOver");
  });
});

describe("a question that names its call", () => {
  it("may come when that call is over already", async () => {
    const { host, call, ask } = await open();
    const { id: owner, end } = call();
    await end();
    const { id } = ask({ call: owner });
    expect(host.read(id)).toMatchObject({ phase: "open", call: owner, calls: [owner] });
    await expect(host.send({ type: "settle", id, answer: {} })).resolves.toMatchObject({
      done: true,
    });
  });
});

describe("a kind that ends with one question of a call the others", () => {
  it("keeps nobody from stopping that call", async () => {
    const errors: unknown[] = [];
    const kind = ownKind();
    const start = (core: Parameters<typeof kind.start>[0]) => ({
      ...kind.start(core),
      ended() {
        for (const { id, phase } of core.questions())
          if (phase === "open") core.settle(id, { sent: "result", result: {} }, { by: "host" });
      },
    });
    const host = createHost({
      kinds: [{ ...kind, start }],
      onError: (error) => errors.push(error),
    });
    onTestFinished(host.close);
    const session = host.openSession({ id: "travel" });
    session.trackCall(() => new Promise(() => {})).catch(() => {});
    const { id: call = "" } = host.getState().calls[0] ?? {};
    for (const _ of [1, 2]) session.receive("own/ask", {}, { call }).catch(() => {});
    expect(await host.send({ type: "stopCall", id: call })).toEqual({ done: true });
    expect(host.getState()).toMatchObject({
      open: [],
      calls: [],
      settled: [{ outcome: { by: "person" } }, { outcome: { by: "host" } }],
    });
    expect(errors).toEqual([]);
  });
});
