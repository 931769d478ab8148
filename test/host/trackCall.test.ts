import { type AskPerson, startServer } from "@mcp-host-ui/testing";
import { createHost, elicitation, type LocalHost } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import {
  dialog,
  openQuestion,
  openQuestions,
  settledQuestion,
  shippingAddress,
} from "../support/questions.js";
import { wires } from "../support/wires.js";

describe.each(wires)("trackCall, with %s", (name, wire) => {
  const isModern = name.endsWith("2026-07-28");
  const start = async () => {
    const host = createHost({ kinds: [elicitation()] });
    onTestFinished(host.close);
    await host.send({ type: "openSurface", surface: dialog });
    const server = await startServer(host, { wire });
    onTestFinished(() => server.close());
    return { host, server };
  };
  const askAddress = (ask: AskPerson, params: object = shippingAddress) =>
    ask({ confirm: { method: "elicitation/create", params } });
  const answer = (host: LocalHost, id: string, city: string) =>
    host.send({ type: "settle", id, answer: { action: "accept", content: { city } } });

  it("hands back the result, and shows the call while it runs", async () => {
    const { host, server } = await start();
    const result = server.call(async (ask) => askAddress(ask), { name: "book" });
    const { id } = await openQuestion(host);
    expect(host.getState().calls).toMatchObject([
      { session: "travel", name: "book", phase: "waiting" },
    ]);

    await answer(host, id, "Lisbon");

    await expect(result).resolves.toHaveProperty("content");
    expect(host.getState().calls).toEqual([]);
    expect(server.received).toMatchObject([{ content: { city: "Lisbon" } }]);
  });

  it("stops its clock while a person thinks, and lets it run again", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const { host, server } = await start();
    const hanging = server.call(
      async (ask) => {
        await askAddress(ask);
        await new Promise(() => {});
      },
      { timeout: 1_500 },
    );
    hanging.catch(() => {});
    const { id } = await openQuestion(host);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(host.getState().open).toHaveLength(1);

    await answer(host, id, "Lisbon");
    await expect.poll(() => server.received.length).toBe(1);
    await vi.advanceTimersByTimeAsync(1_500);

    await expect(hanging).rejects.toMatchObject({
      name: "TimeoutError",
      message: "The call took longer than 1500 ms, not counting the time a person took.",
    });
    expect(server.received).toHaveLength(1);
  });

  it("ends at the latest when its whole time is up, however long a person thinks", async () => {
    const { host, server } = await start();
    const call = server.call(async (ask) => askAddress(ask), { maxTotalTimeout: 400 });
    call.catch(() => {});
    await openQuestion(host);

    await expect(call).rejects.toMatchObject({
      name: "TimeoutError",
      message: "The call took longer than 400 ms in all.",
    });
    expect(host.getState().calls).toEqual([]);
  });

  it("lets a person stop the whole call, apart from its question", async () => {
    const { host, server } = await start();
    const call = server.call(async (ask) => askAddress(ask));
    call.catch(() => {});
    const question = await openQuestion(host);
    const stop = { type: "stopCall", id: question.calls[0] ?? "", question: question.id } as const;

    expect(await host.send(stop)).toEqual({ done: true });

    await expect(call).rejects.toMatchObject({ name: "AbortError" });
    expect((await settledQuestion(host, question.id)).outcome).toMatchObject({
      sent: isModern ? "nothing" : "cancel",
      by: "person",
      cause: "caller-ended",
    });
    expect(await host.send(stop)).toMatchObject({ rejection: "unknown" });
  });

  it("keeps a question visible when its caller gave up", async () => {
    const { host, server } = await start();
    const giveUp = new AbortController();
    const call = server.call(async (ask) => askAddress(ask), { signal: giveUp.signal });
    call.catch(() => {});
    const { id } = await openQuestion(host);

    giveUp.abort(new Error("The app closed the chat."));

    await expect(call).rejects.toThrow("The app closed the chat.");
    const { open, settled } = host.getState();
    // In the older revisions something else may have asked it, and it can still be answered.
    expect([...open, ...settled].find((question) => question.id === id)).toMatchObject(
      isModern
        ? { phase: "settled", lingering: true, outcome: { by: "host", cause: "caller-ended" } }
        : { phase: "open", callOver: true },
    );
  });

  it("counts how often a call asks again, with what was typed before", async () => {
    const { host, server } = await start();
    const result = server.call(async (ask) => {
      await askAddress(ask);
      await askAddress(ask, { ...shippingAddress, message: "Another question" });
      await askAddress(ask);
    });

    const first = await openQuestion(host);
    expect(first.asked).toBe(1);
    await host.send({ type: "saveDraft", id: first.id, draft: { city: "Lisbon" } });
    await answer(host, first.id, "Lisbon");
    const other = await newQuestion(host, first.id);
    expect(other.asked).toBe(1);
    expect(host.read(`draft:${other.id}`)).toBeUndefined();
    await answer(host, other.id, "Porto");
    const again = await newQuestion(host, other.id);
    expect(again.asked).toBe(2);
    expect(host.read(`draft:${again.id}`)).toEqual({ city: "Lisbon" });
    await answer(host, again.id, "Faro");
    await result;

    const fresh = server.call(async (ask) => askAddress(ask));
    const next = await newQuestion(host, again.id);
    expect(next.asked).toBe(1);
    await answer(host, next.id, "Faro");
    await fresh;
  });

  it("owns several questions of one round", async () => {
    const { host, server } = await start();
    const params = shippingAddress;
    const result = server.call(async (ask) =>
      ask({
        outward: { method: "elicitation/create", params },
        back: { method: "elicitation/create", params: { ...params, message: "And back?" } },
      }),
    );
    const [one, two] = await openQuestions(host, 2);
    expect(one?.calls).toEqual([host.getState().calls[0]?.id]);
    expect(two?.calls).toEqual(one?.calls);
    await answer(host, two?.id ?? "", "Porto");
    await answer(host, one?.id ?? "", "Lisbon");
    await result;
    expect(server.received).toMatchObject([
      { content: { city: "Lisbon" } },
      { content: { city: "Porto" } },
    ]);
  });

  it("does not guess which of two open calls a question belongs to", async () => {
    const { host, server } = await start();
    const [firstAsks, letFirstAsk] = gate();
    const [secondEnds, letSecondEnd] = gate();
    const endSecond = new AbortController();
    const second = server.call(
      async () => {
        await secondEnds;
      },
      { signal: endSecond.signal },
    );
    const first = server.call(async (ask) => {
      await firstAsks;
      await askAddress(ask);
    });
    await expect.poll(() => host.getState().calls.length).toBe(2);
    letFirstAsk();
    const question = await openQuestion(host);
    expect(question.call).toBeUndefined();
    expect(question.calls).toHaveLength(2);
    expect(host.getState().calls).toMatchObject([{ phase: "waiting" }, { phase: "waiting" }]);

    letSecondEnd();
    await second;
    expect(host.getState().open).toHaveLength(1);

    await answer(host, question.id, "Lisbon");
    await first;
    expect(server.received).toHaveLength(1);
  });

  it("settles what nobody waits for, or says so, when the last call that may own it has ended", async () => {
    const { host, server } = await start();
    const stop = new AbortController();
    const run = (script: (ask: AskPerson) => Promise<unknown>) => {
      const call = server.call(script, { signal: stop.signal });
      call.catch(() => {});
      return call;
    };
    const calls = [run((ask) => askAddress(ask)), run(() => new Promise(() => {}))];
    const { id } = await openQuestion(host);

    stop.abort();

    await Promise.allSettled(calls);
    const settled = { id, outcome: { cause: "caller-ended" } };
    await expect
      .poll(() => host.getState())
      .toMatchObject(
        isModern
          ? { open: [], settled: [settled], calls: [] }
          : { open: [{ id, callOver: true }], settled: [], calls: [] },
      );
  });

  it("tells the run which call it is", async () => {
    const { host, server } = await start();
    const told = await server.session.trackCall(async (_options, call) => {
      expect(host.getState().calls).toMatchObject([{ id: call }]);
      return call;
    });
    expect(told).toBeTypeOf("string");
  });

  it("rejects with the caller's own reason when it is stopped before it starts", async () => {
    const { server } = await start();
    const signal = AbortSignal.abort(new Error("Never mind."));
    await expect(server.call(async () => "never", { signal })).rejects.toThrow("Never mind.");
  });
});

async function newQuestion(host: LocalHost, after: string) {
  await expect.poll(() => host.getState().open[0]?.id ?? after, { interval: 2 }).not.toBe(after);
  return openQuestion(host);
}

function gate(): [Promise<void>, () => void] {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return [opened, () => open()];
}
