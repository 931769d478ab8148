import { createHost } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ownKind } from "../support/ownKind.js";
import { dialog, openQuestion, openQuestions } from "../support/questions.js";

const longestDelay = 2_147_483_647;
/** A kind that takes every answer but "wrong". */
const kind = ownKind("own", {
  answer: (_, answer) =>
    answer === "wrong"
      ? { message: "That is wrong." }
      : { reply: { sent: "result", result: { answer } } },
});

/** A host with one question, and what its server gets. */
async function open({ deadline }: { deadline?: number } = {}) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const errors: unknown[] = [];
  const host = createHost({ kinds: [kind], onError: (error) => errors.push(error) });
  onTestFinished(host.close);
  await host.send({ type: "openSurface", surface: dialog });
  const withdrawal = new AbortController();
  const received: unknown[] = [];
  host
    .openSession({ id: "travel" })
    .receive(
      "own/ask",
      {},
      {
        signal: withdrawal.signal,
        ...(deadline !== undefined && { deadline: Date.now() + deadline }),
      },
    )
    .then((result) => received.push(Reflect.get(result, "answer")))
    .catch(() => received.push("an error"));
  const { id } = await openQuestion(host);
  const answer = (answer: string, undo?: number) =>
    host.send({ type: "settle", id, answer, ...(undo !== undefined && { undo }) });
  const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
  const question = () => host.getState().open[0];
  return { host, id, errors, withdrawal, received, answer, pass, question };
}

describe("an answer that can be taken back", () => {
  it("is sent when its time is up, and not before, with the question put aside meanwhile", async () => {
    const { received, answer, pass, question, host } = await open();
    expect(await answer("Lisbon", 5_000)).toEqual({ done: true });
    expect(question()).toMatchObject({
      phase: "open",
      aside: true,
      surface: undefined,
      leavesAt: Date.now() + 5_000,
    });
    await pass(4_999);
    expect(received).toEqual([]);
    await pass(1);
    await expect.poll(() => received, { interval: 1 }).toEqual(["Lisbon"]);
    expect(host.getState()).toMatchObject({
      open: [],
      settled: [{ outcome: { sent: "result", by: "person" } }],
    });
  });

  it.each(["putAside", "resume"] as const)("is not sent after %s", async (type) => {
    const { host, id, received, answer, pass, question } = await open();
    await answer("Lisbon", 5_000);
    await pass(4_999);
    expect(await host.send({ type, id })).toEqual({ done: true });
    expect(question()).toMatchObject({ aside: type === "putAside", leavesAt: undefined });
    await pass(10_000);
    expect(received).toEqual([]);
    expect(question()).toMatchObject({ id, phase: "open" });
    await answer("Porto");
    await expect.poll(() => received, { interval: 1 }).toEqual(["Porto"]);
  });

  it("makes room for another one, whose time begins anew", async () => {
    const { received, answer, pass, question } = await open();
    await answer("Lisbon", 5_000);
    await pass(3_000);
    expect(await answer("Porto", 5_000)).toEqual({ done: true });
    expect(question()).toMatchObject({ aside: true, leavesAt: Date.now() + 5_000 });
    await pass(4_999);
    expect(received).toEqual([]);
    await pass(1);
    await expect.poll(() => received, { interval: 1 }).toEqual(["Porto"]);
  });

  it("makes room for one that is sent at once", async () => {
    const { errors, received, answer, pass } = await open();
    await answer("Lisbon", 5_000);
    expect(await answer("Porto")).toMatchObject({ done: true, outcome: { sent: "result" } });
    await expect.poll(() => received, { interval: 1 }).toEqual(["Porto"]);
    expect(vi.getTimerCount()).toBe(0);
    await pass(10_000);
    expect([received, errors]).toEqual([["Porto"], []]);
  });

  it("leaves the question open where it is refused in the end", async () => {
    const { received, answer, pass, question } = await open();
    await answer("wrong", 5_000);
    await pass(5_000);
    expect(received).toEqual([]);
    expect(question()).toMatchObject({ phase: "open" });
    await answer("Lisbon", 1_000);
    await pass(1_000);
    await expect.poll(() => received, { interval: 1 }).toEqual(["Lisbon"]);
  });

  it("is sent at once where the server waits no longer than that", async () => {
    const { received, answer } = await open({ deadline: 5_000 });
    expect(await answer("Lisbon", 5_000)).toMatchObject({
      done: true,
      outcome: { sent: "result" },
    });
    await expect.poll(() => received, { interval: 1 }).toEqual(["Lisbon"]);
  });

  it("is sent later where the server waits longer", async () => {
    const { received, answer, pass, question } = await open({ deadline: 5_001 });
    expect(await answer("Lisbon", 5_000)).toEqual({ done: true });
    expect(question()).toMatchObject({ leavesAt: Date.now() + 5_000 });
    await pass(5_000);
    await expect.poll(() => received, { interval: 1 }).toEqual(["Lisbon"]);
  });

  it("waits no longer than a timer can", async () => {
    const { received, answer, pass, question } = await open();
    await answer("Lisbon", Number.POSITIVE_INFINITY);
    expect(question()).toMatchObject({ leavesAt: Date.now() + longestDelay });
    await pass(60_000);
    expect(received).toEqual([]);
  });

  it("comes to nothing where the server takes its question back", async () => {
    const { host, errors, withdrawal, received, answer, pass } = await open();
    await answer("Lisbon", 5_000);
    withdrawal.abort();
    await pass(10_000);
    await expect.poll(() => received, { interval: 1 }).toEqual(["an error"]);
    expect(errors).toEqual([]);
    expect(host.getState().settled).toMatchObject([{ outcome: { by: "server" } }]);
  });

  it("is refused for a question that is none", async () => {
    const { host } = await open();
    expect(
      await host.send({ type: "settle", id: "nobody", answer: "Lisbon", undo: 5_000 }),
    ).toMatchObject({ done: false, rejection: "unknown" });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("says nothing of the others of its server", async () => {
    const { host, answer, pass, received } = await open();
    const session = host.openSession({ id: "travel" });
    session.receive("own/ask", {}).catch(() => {});
    await openQuestions(host, 2);
    await answer("Lisbon", 5_000);
    expect(host.getState().open).toMatchObject([{ aside: true }, { aside: false }]);
    expect(host.getState().open[1]).not.toHaveProperty("leavesAt");
    const second = host.getState().open[1]?.id ?? "";
    for (const type of ["putAside", "resume"] as const) await host.send({ type, id: second });
    expect(host.read(second)).not.toHaveProperty("leavesAt");
    await pass(5_000);
    await expect.poll(() => received, { interval: 1 }).toEqual(["Lisbon"]);
    expect(host.getState().open).toHaveLength(1);
  });
});
