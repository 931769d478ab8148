import {
  createDecisionLog,
  createHost,
  createRequestError,
  type HostKind,
  type HostOptions,
} from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { ownKind } from "../support/ownKind.js";

type Core = Parameters<HostKind["start"]>[0];
type Answer = ReturnType<HostKind["start"]>["answer"];
type Answered = Awaited<ReturnType<Answer>>;

/** A host with one question, which its kind answers as the test says. */
function open(answer: Answer, options: Partial<HostOptions> = {}) {
  const errors: unknown[] = [];
  const kind = ownKind("own", { answer });
  let core: Core | undefined;
  const start = (given: Core) => {
    core = given;
    return kind.start(given);
  };
  const host = createHost({
    kinds: [{ ...kind, start }],
    onError: (error) => errors.push(error),
    ...options,
  });
  onTestFinished(host.close);
  const session = host.openSession({ id: "travel" });
  const received = session.receive("own/ask");
  received.catch(() => {});
  const { id = "" } = host.getState().open[0] ?? {};
  return { host, errors, core, session, received, id };
}

const reply = { sent: "result", result: { ok: true } } as const;

describe("what a kind makes of an answer", () => {
  it("is told who answers: a person, where the app names one, or a rule", async () => {
    const heard: unknown[][] = [];
    const { host, id } = open((question, ...given) => {
      heard.push([question.id, ...given]);
      return { message: "No." };
    });
    const sender = { principal: "ada" };
    await host.send({ type: "settle", id, answer: 1 });
    await host.send({ type: "settle", id, answer: 2 }, sender);
    await host.send({ type: "settle", id, answer: 3, rule: "never" });
    expect(heard).toEqual([
      [id, 1, undefined, undefined],
      [id, 2, undefined, "ada"],
      [id, 3, "never", undefined],
    ]);
  });

  it.each<readonly [string, Answered, object, object]>([
    ["a reply", { reply }, { by: "person" }, {}],
    [
      "a reply and a reason",
      { reply, reason: "Why not." },
      { by: "person", reason: "Why not." },
      {},
    ],
    ["a reply and no reason", { reply, reason: undefined } as never, { by: "person" }, {}],
    ["a reply and a detail", { reply, detail: "done" }, { by: "person" }, { detail: "done" }],
    ["a reply that stays", { reply, lingers: true }, { by: "person" }, { lingering: true }],
  ])("settles the question with %s", async (_, answered, outcome, record) => {
    const { host, id, received } = open(() => answered);
    expect(await host.send({ type: "settle", id, answer: {} })).toStrictEqual({
      done: true,
      outcome: { sent: "result", at: expect.any(Number), ...outcome },
    });
    await expect(received).resolves.toEqual({ ok: true });
    expect(host.read(id)).toMatchObject({
      phase: "settled",
      lingering: false,
      outcome: { sent: "result", ...outcome },
      ...record,
    });
  });

  it("names the rule and the person in the outcome", async () => {
    const { host, id } = open(() => ({ reply }));
    const command = { type: "settle", id, answer: {}, rule: "always" } as const;
    expect(await host.send(command, { principal: "ada" })).toMatchObject({
      outcome: { by: "rule", rule: "always", principal: "ada" },
    });
  });

  it("leaves the question open with what it knows by then", async () => {
    const { host, id } = open(() => ({ detail: "half" }));
    expect(await host.send({ type: "settle", id, answer: {} })).toEqual({ done: true });
    expect(host.read(id)).toMatchObject({ phase: "open", detail: "half" });
  });

  it("refuses the answer with its reasons, and changes nothing", async () => {
    const issues = [{ code: "missing" }];
    const { host, id } = open(() => ({ message: "There is no city.", issues }));
    const before = host.read(id);
    expect(await host.send({ type: "settle", id, answer: {} })).toEqual({
      done: false,
      rejection: "invalid",
      message: "There is no city.",
      issues,
    });
    expect(host.read(id)).toBe(before);
  });

  it("changes something beside the question also where that was settled meanwhile", async () => {
    const also: string[] = [];
    let goOn = () => {};
    const busy = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const { host, id, session } = open(async () => {
      await busy;
      return { reply, also: () => void also.push("called") };
    });
    const receipt = host.send({ type: "settle", id, answer: {} });
    session.close();
    goOn();
    expect(await receipt).toMatchObject({
      done: false,
      rejection: "settled",
      outcome: { by: "session" },
    });
    expect(also).toEqual(["called"]);
  });
});

describe("a kind that settles a question itself", () => {
  it("is told that it comes late where somebody was faster", async () => {
    const { host, core, id, received } = open(() => ({ reply }));
    const decision = { by: "host", cause: "policy" } as const;
    expect(core?.settle(id, reply, decision)).toMatchObject({ done: true, outcome: decision });
    expect(core?.settle(id, reply, { by: "person" })).toMatchObject({
      done: false,
      rejection: "settled",
      outcome: decision,
    });
    await expect(received).resolves.toEqual({ ok: true });
    expect(host.getState().settled).toHaveLength(1);
  });

  it("may end with one question another that is about to be ended, which is no error", async () => {
    const errors: unknown[] = [];
    const kind = ownKind();
    const start = (core: Core) => ({
      ...kind.start(core),
      ended() {
        for (const { id, phase } of core.questions())
          if (phase === "open") core.settle(id, reply, { by: "host" });
      },
    });
    const host = createHost({
      kinds: [{ ...kind, start }],
      onError: (error) => errors.push(error),
    });
    onTestFinished(host.close);
    const session = host.openSession({ id: "travel" });
    const [first, second] = [session.receive("own/ask"), session.receive("own/ask")];
    first?.catch(() => {});
    await host.send({ type: "blockSession", id: "travel", blocked: true });
    await expect(first).rejects.toThrow("Nobody.");
    await expect(second).resolves.toEqual({ ok: true });
    expect(errors).toEqual([]);
    expect(host.getState().settled).toHaveLength(2);
  });
});

describe("a question that is answered with an error", () => {
  it("ends with that, of which the log keeps the message", async () => {
    const log = createDecisionLog({ content: true });
    const error = createRequestError(-32_000, "Not here.", { secret: true });
    const { host, id, received } = open(() => ({ reply: { sent: "error", error } }), { log });
    expect(await host.send({ type: "settle", id, answer: {} })).toMatchObject({
      done: true,
      outcome: { sent: "error", by: "person" },
    });
    await expect(received).rejects.toBe(error);
    expect(log.entries()).toMatchObject([{ sent: "Not here." }]);
  });
});

describe("an answer that is still judged when its question ends", () => {
  it.each<readonly [string, Answered]>([
    ["taken", { reply }],
    ["refused", { message: "There is no city." }],
    ["taken further", { detail: "half" }],
  ])("comes late, and changes nothing, though it would have been %s", async (_, answered) => {
    let goOn = () => {};
    const busy = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const { host, id, session } = open(async () => {
      await busy;
      return answered;
    });
    const receipt = host.send({ type: "settle", id, answer: {} });
    session.close();
    const before = host.read(id);
    goOn();
    expect(await receipt).toMatchObject({
      done: false,
      rejection: "settled",
      outcome: { by: "session" },
    });
    expect(host.read(id)).toBe(before);
  });
});
