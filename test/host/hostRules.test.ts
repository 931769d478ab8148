import { createHost, type HostKind, type HostOptions } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { ownKind } from "../support/ownKind.js";
import { dialog } from "../support/questions.js";

type Rules = NonNullable<HostOptions["rules"]>;
type RulesCore = Parameters<Rules["start"]>[0];
type RunningRules = ReturnType<Rules["start"]>;
type KindCore = Parameters<HostKind["start"]>[0];

/** A host with rules of the test's own, and all that they hear. */
function open(more: Partial<RunningRules> = {}) {
  const heard: unknown[] = [];
  const errors: unknown[] = [];
  const cores: { rules?: RulesCore; kind?: KindCore } = {};
  const rules: Rules = {
    start(core) {
      cores.rules = core;
      return {
        ready: undefined,
        consider: (id) => void heard.push(["consider", core.question(id)?.surface]),
        ended: (id) => void heard.push(["ended", id]),
        spend: (id, spent) => void heard.push(["spend", id, spent]),
        command(command, sender) {
          heard.push(["command", command.type, sender]);
          return { done: true };
        },
        sessionChanged: ({ id, phase }) => void heard.push(["session", id, phase]),
        close: () => void heard.push(["close"]),
        ...more,
      };
    },
  };
  const kind = ownKind();
  const start = (core: KindCore) => {
    cores.kind = core;
    return kind.start(core);
  };
  const host = createHost({
    kinds: [{ ...kind, start }],
    rules,
    onError: (error) => errors.push(error),
  });
  onTestFinished(host.close);
  const session = host.openSession({ id: "travel" });
  const ask = () => {
    const received = session.receive("own/ask");
    received.catch(() => {});
    return { received, id: host.getState().open.at(-1)?.id ?? "" };
  };
  /** What they heard since the last time. */
  const news = () => heard.splice(0);
  return { host, session, ask, news, errors, cores };
}

describe("rules that a host is given", () => {
  it("hear of sessions, of questions before anybody sees them, and of what becomes of both", async () => {
    const { host, session, ask, news, errors } = open();
    await host.send({ type: "openSurface", surface: dialog });
    expect(news()).toEqual([["session", "travel", "open"]]);
    const { id } = ask();
    expect(news()).toEqual([["consider", undefined]]);
    expect(host.read(id)).toMatchObject({ surface: "dialog" });
    await host.send({ type: "settle", id, answer: {} });
    expect(news()).toEqual([["ended", id]]);
    session.close();
    expect(news()).toEqual([["session", "travel", "closed"]]);
    host.close();
    expect(news()).toEqual([["close"]]);
    expect(errors).toEqual([]);
  });

  it("hear what is spent, and get the commands that are theirs with who sends them", async () => {
    const { host, ask, news, cores } = open();
    const { id } = ask();
    news();
    const spent = { type: "done", tokens: 5 } as const;
    cores.kind?.spend(id, spent);
    expect(news()).toEqual([["spend", id, spent]]);
    const sender = { principal: "ada" };
    expect(await host.send({ type: "rules/add" }, sender)).toEqual({ done: true });
    expect(news()).toEqual([["command", "rules/add", sender]]);
    expect(await host.send({ type: "own/add" }, sender)).toMatchObject({ rejection: "unknown" });
    expect(await host.send({ type: "rulesets/add" })).toMatchObject({ rejection: "unknown" });
    expect(news()).toEqual([]);
  });

  it("may end a question before it has a place", async () => {
    const reply = { sent: "result", result: { ruled: true } } as const;
    const { host, ask, cores, errors } = open({
      consider: (id) => void cores.kind?.settle(id, reply, { by: "rule", rule: "always" }),
    });
    await host.send({ type: "openSurface", surface: dialog });
    const { received } = ask();
    await expect(received).resolves.toEqual({ ruled: true });
    const [settled] = host.getState().settled;
    expect(settled).toMatchObject({ outcome: { by: "rule", rule: "always" } });
    expect(settled?.surface).toBeUndefined();
    expect(errors).toEqual([]);
  });

  it("keep requests waiting until they have read what they hold", async () => {
    let read = () => {};
    const ready = new Promise<void>((resolve) => {
      read = resolve;
    });
    const { host, ask } = open({ ready });
    ask();
    await new Promise((resolve) => setImmediate(resolve));
    expect(host.getState().open).toEqual([]);
    read();
    await expect.poll(() => host.getState().open, { interval: 1 }).toHaveLength(1);
  });

  it("cost no answer and no end where they fail, which is reported", async () => {
    const lost = new Error("The rules are lost.");
    const fail = () => {
      throw lost;
    };
    const { host, session, ask, errors } = open({
      ended: fail,
      sessionChanged: fail,
      close: fail,
    });
    const { id, received } = ask();
    await host.send({ type: "settle", id, answer: {} });
    await expect(received).resolves.toEqual({ answer: {} });
    session.close();
    host.close();
    expect(errors).toEqual([lost, lost, lost, lost]);
    expect(host.getState()).toMatchObject({ open: [], sessions: [{ phase: "closed" }] });
  });

  it("keep what a kind has worked on by a rule from every surface, until a person is needed", async () => {
    let isQuiet = true;
    const ruled = { facts: () => undefined, obey: () => {}, isQuiet: () => isQuiet };
    const host = createHost({ kinds: [ownKind("own", { rules: ruled })] });
    onTestFinished(host.close);
    await host.send({ type: "openSurface", surface: dialog });
    host
      .openSession({ id: "travel" })
      .receive("own/ask")
      .catch(() => {});
    const [question] = host.getState().open;
    expect(question).toMatchObject({ quiet: true });
    expect(question?.surface).toBeUndefined();
    isQuiet = false;
    await host.send({ type: "resume", id: question?.id ?? "" });
    expect(host.getState().open).toMatchObject([{ quiet: undefined, surface: "dialog" }]);
  });

  it("are not asked about what has ended, though it finds a place once more", async () => {
    const { host, session, news } = open();
    await host.send({ type: "openSurface", surface: dialog });
    const withdrawal = new AbortController();
    session.receive("own/ask", {}, { signal: withdrawal.signal }).catch(() => {});
    const { id = "" } = host.getState().open[0] ?? {};
    await host.send({ type: "saveDraft", id, draft: { city: "Lisbon" } });
    await host.send({ type: "putAside", id });
    news();
    withdrawal.abort();
    expect(host.read(id)).toMatchObject({ phase: "settled", surface: "dialog" });
    expect(news()).toEqual([["ended", id]]);
  });
});
