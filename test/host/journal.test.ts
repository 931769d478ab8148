import { createDecisionLog, createHost } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ownKind } from "../support/ownKind.js";
import { dialog } from "../support/questions.js";

type Commit = Parameters<Parameters<ReturnType<typeof createHost>["observe"]>[0]>[0];

/** A host with a log, all of whose commits are kept; `last` is what the last event changed. */
function open() {
  const log = createDecisionLog();
  const host = createHost({ kinds: [ownKind()], log, keepSettled: 1 });
  onTestFinished(host.close);
  const commits: Commit[] = [];
  host.observe((commit) => void commits.push(commit));
  const session = host.openSession({ id: "travel" });
  const ask = () => {
    session.receive("own/ask").catch(() => {});
    return host.getState().open.at(-1)?.id ?? "";
  };
  const last = () => {
    const [commit] = commits.splice(0).toReversed();
    if (!commit) throw new Error("Nothing was told.");
    const { sessions, calls, open, settled } = commit;
    const lists = { sessions, calls, open, settled };
    const changes = Object.entries(lists).flatMap(([name, { gone, set }]) => [
      ...gone.map((id) => `${name} -${id}`),
      ...set.map(({ id }) => `${name} +${id}`),
    ]);
    return { commit, changes, keys: [...commit.values.keys()] };
  };
  return { host, log, session, ask, last, commits };
}

describe("a commit", () => {
  it("has what an event changed, each thing once, and nothing else", async () => {
    const { host, session, ask, last } = open();
    expect(last()).toMatchObject({ changes: ["sessions +travel"], keys: [] });
    const one = ask();
    expect(last()).toMatchObject({ changes: [`open +${one}`], keys: [] });
    await host.send({ type: "saveDraft", id: one, draft: { city: "Lisbon" } });
    expect(last()).toMatchObject({ changes: [], keys: [`draft:${one}`] });
    await host.send({ type: "settle", id: one, answer: {} });
    const ended = last();
    expect(ended).toMatchObject({
      changes: [`open -${one}`, `settled +${one}`],
      keys: [`draft:${one}`],
    });
    expect(ended.commit.values.get(`draft:${one}`)).toBeUndefined();
    const two = ask();
    expect(last().commit).not.toHaveProperty("log");
    await host.send({ type: "settle", id: two, answer: {} });
    expect(last().changes).toEqual([`open -${two}`, `settled -${one}`, `settled +${two}`]);
    session.close();
    expect(last().changes).toEqual(["sessions +travel"]);
    session.forget();
    expect(last().changes).toEqual(["sessions -travel", `settled -${two}`]);
  });

  it("has the calls that began and ended", async () => {
    const { host, session, last } = open();
    let end = () => {};
    const call = session.trackCall(
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    const { id = "" } = host.getState().calls[0] ?? {};
    expect(last().changes).toEqual([`calls +${id}`]);
    end();
    await call;
    expect(last().changes).toEqual([`calls -${id}`]);
  });

  it("has the log as it was then, where it has new entries, for whoever copies it, too", async () => {
    const { host, log, ask, last } = open();
    await host.send({ type: "settle", id: ask(), answer: {} });
    const { commit } = last();
    expect({ ...commit }).toHaveProperty("log", commit.log);
    await host.send({ type: "settle", id: ask(), answer: {} });
    expect(commit.log).toHaveLength(1);
    expect(log.entries()).toHaveLength(2);
  });
});

describe("a listener", () => {
  it("of the whole state hears of what is in it, and of one key of what stands there", async () => {
    const { host, session, ask } = open();
    const [state, question, draft, other] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
    host.subscribe(state);
    const heard = () => {
      const counts = [state, question, draft, other].map(({ mock }) => mock.calls.length);
      for (const each of [state, question, draft, other]) each.mockClear();
      return counts;
    };
    const id = ask();
    expect(heard()).toEqual([1, 0, 0, 0]);
    host.subscribe(question, id);
    host.subscribe(draft, `draft:${id}`);
    host.subscribe(other, "other");
    await host.send({ type: "openSurface", surface: dialog });
    expect(heard()).toEqual([1, 1, 0, 0]);
    await host.send({ type: "saveDraft", id, draft: { city: "Lisbon" } });
    expect(heard()).toEqual([0, 0, 1, 0]);
    await host.send({ type: "settle", id, answer: {} });
    expect(heard()).toEqual([1, 1, 1, 0]);
    await host.send({ type: "dismiss", id });
    expect(heard()).toEqual([1, 1, 0, 0]);
    const next = ask();
    await host.send({ type: "settle", id: next, answer: {} });
    // The other one made room.
    expect(heard()).toEqual([2, 1, 0, 0]);
    session.trackCall(() => new Promise(() => {})).catch(() => {});
    expect(heard()).toEqual([1, 0, 0, 0]);
    host.openSession({ id: "hotel" });
    expect(heard()).toEqual([1, 0, 0, 0]);
  });

  it("hears of a session that is forgotten, and of the log alone", async () => {
    const { host, ask, session } = open();
    const state = vi.fn();
    await host.send({ type: "settle", id: ask(), answer: {} });
    await host.send({ type: "dismiss", id: host.getState().settled[0]?.id ?? "" });
    session.close();
    host.subscribe(state);
    session.forget();
    expect(state).toHaveBeenCalledOnce();
    expect(host.getState()).toMatchObject({ sessions: [], settled: [], log: [{}] });
  });
});

describe("a call that waits already", () => {
  it("is not told of again with the next question", async () => {
    const { host, session, ask, last } = open();
    session.trackCall(() => new Promise(() => {})).catch(() => {});
    const { id: call } = host.getState().calls[0] ?? {};
    const one = ask();
    expect(last().changes).toEqual([`calls +${call}`, `open +${one}`]);
    const two = ask();
    expect(last().changes).toEqual([`open +${two}`]);
    await host.send({ type: "settle", id: one, answer: {} });
    expect(last().changes).toEqual([`open -${one}`, `settled +${one}`]);
    await host.send({ type: "settle", id: two, answer: {} });
    expect(last().changes).toEqual([
      `calls +${call}`,
      `open -${two}`,
      `settled -${one}`,
      `settled +${two}`,
    ]);
  });
});
