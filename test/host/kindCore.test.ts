import { type Commit, createHost, type HostKind } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { rowsOf } from "../../src/host/tables/stateRows.js";
import { defineKey } from "../../src/state/key.js";
import { ownKind } from "../support/ownKind.js";
import { openQuestions } from "../support/questions.js";

type Core = Parameters<HostKind["start"]>[0];

const key = defineKey<number>("own:count");

/** A host with two kinds of the test's own, and what the first of them may use of it. */
function open() {
  const errors: unknown[] = [];
  let core: Core | undefined;
  const host = createHost({
    kinds: [
      ownKind("own", (given) => {
        core = given;
        return {};
      }),
      ownKind("other"),
    ],
    keepSettled: 1,
    unattendedAfter: Number.POSITIVE_INFINITY,
    onError: (error) => errors.push(error),
  });
  onTestFinished(host.close);
  if (!core) throw new Error("The kind was not started.");
  const commits: Commit[] = [];
  onTestFinished(host.observe((commit) => void commits.push(commit)));
  const session = host.openSession({ id: "travel" });
  const ask = async (kind = "own") => {
    const count = host.getState().open.length;
    session.receive(`${kind}/ask`, {}).catch(() => {});
    return (await openQuestions(host, count + 1)).at(-1)?.id ?? "";
  };
  commits.length = 0;
  return { host, core, commits, errors, ask };
}

describe("what a kind may see of its host", () => {
  it("are its own questions, the settled ones first", async () => {
    const { host, core, ask } = open();
    expect(core.questions()).toEqual([]);
    expect(core.openIn("travel")).toEqual([]);
    const [first, other, second] = [await ask(), await ask("other"), await ask()];
    await host.send({ type: "settle", id: second, answer: {} });
    expect(core.questions().map(({ id }) => id)).toEqual([second, first]);
    expect(core.openIn("travel").map(({ id }) => id)).toEqual([first]);
    expect(core.openIn("bank")).toEqual([]);
    expect([first, other, second, "nobody"].map((id) => core.question(id)?.id)).toEqual([
      first,
      undefined,
      second,
      undefined,
    ]);
  });

  it("is a question as long as it is kept, and nothing comes of changing one that is gone", async () => {
    const { host, core, ask } = open();
    const id = await ask();
    core.update(id, "known");
    expect(core.question(id)).toMatchObject({ detail: "known" });
    await host.send({ type: "settle", id, answer: {} });
    await host.send({ type: "settle", id: await ask(), answer: {} });
    expect(core.question(id)).toBeUndefined();
    for (const gone of [id, "nobody"]) core.update(gone, "late");
    expect(host.getState()).toMatchObject({ open: [], settled: [{ phase: "settled" }] });
    expect(host.getState().settled).toHaveLength(1);
  });
});

describe("a settled question with something typed", () => {
  it("takes the place of no other, and none takes its place", async () => {
    const { host, ask } = open();
    const withdrawal = new AbortController();
    host
      .openSession({ id: "travel" })
      .receive("own/ask", {}, { signal: withdrawal.signal })
      .catch(() => {});
    const [question] = await openQuestions(host);
    const typed = question?.id ?? "";
    await host.send({ type: "saveDraft", id: typed, draft: { city: "Lis" } });
    withdrawal.abort();
    const ids = () => host.getState().settled.map(({ id }) => id);
    for (const _ of [1, 2]) {
      const id = await ask();
      await host.send({ type: "settle", id, answer: {} });
      expect(ids()).toEqual([typed, id]);
    }
    await host.send({ type: "dismiss", id: typed });
    const last = await ask();
    await host.send({ type: "settle", id: last, answer: {} });
    expect(ids()).toEqual([last]);
  });
});

describe("what is told of a question", () => {
  it("are its coming, its end and its going, each in one commit", async () => {
    const { host, commits, ask } = open();
    const id = await ask();
    await host.send({ type: "settle", id, answer: {} });
    const told = commits.map(({ open, settled }) => ({
      open: [open.set.map(({ id }) => id), open.gone],
      settled: [settled.set.map(({ id }) => id), settled.gone],
    }));
    expect(told).toEqual([
      {
        open: [[id], []],
        settled: [[], []],
      },
      {
        open: [[], [id]],
        settled: [[id], []],
      },
    ]);
    const next = await ask();
    commits.length = 0;
    await host.send({ type: "settle", id: next, answer: {} });
    expect(commits.map(({ settled }) => settled.gone)).toEqual([[id]]);
  });

  it("is a list for each kind, the same until one of its questions changes", async () => {
    const { host, ask } = open();
    const rows = () => rowsOf(host.getState());
    const listOf = (kind: string) => rows()?.open.byKind.get(kind)?.list();
    const [first, other] = [await ask(), await ask("other")];
    const before = listOf("own");
    expect(before?.map(({ id }) => id)).toEqual([first]);
    expect(listOf("other")?.map(({ id }) => id)).toEqual([other]);
    expect(rows()?.open.all.list()).toBe(host.getState().open);
    await host.send({ type: "settle", id: other, answer: {} });
    expect(listOf("own")).toEqual(before);
    expect(listOf("other")).toEqual([]);
    expect(rows()?.settled.byKind.get("other")?.list()).toEqual(host.getState().settled);
    expect(rowsOf({ ...host.getState() })).toBeUndefined();
  });
});

describe("a value that a kind keeps", () => {
  it("is told to those who listen to its key, once for each change, and not to those who listen to the state", () => {
    const { host, core, commits } = open();
    const heard: unknown[] = [];
    onTestFinished(host.subscribe(() => void heard.push(host.read(key)), key));
    onTestFinished(host.subscribe(() => void heard.push("the state")));
    core.publish(key, undefined);
    core.publish(key, 1);
    core.publish(key, 1);
    core.publish(key, 2);
    expect([...host.keys()]).toContain(key);
    core.publish(key, undefined);
    core.publish(key, undefined);
    expect(heard).toEqual([1, 2, undefined]);
    expect([...host.keys()]).not.toContain(key);
    expect(commits.map(({ values }) => [...values])).toEqual([
      [[key, 1]],
      [[key, 2]],
      [[key, undefined]],
    ]);
  });
});

describe("several changes in one go", () => {
  it("are told once, when all are made, however they are nested", async () => {
    const { host, core, commits, ask } = open();
    const id = await ask();
    const heard: unknown[] = [];
    onTestFinished(host.subscribe(() => void heard.push(host.read(key)), key));
    commits.length = 0;
    const result = core.batch(() => {
      core.publish(key, 1);
      core.batch(() => core.update(id, "changed"));
      expect([heard.length, commits.length]).toEqual([0, 0]);
      core.publish(key, 2);
      return "returned";
    });
    expect(result).toBe("returned");
    expect(heard).toEqual([2]);
    expect(commits).toMatchObject([{ open: { set: [{ id, detail: "changed" }] } }]);
    expect([...(commits[0]?.values ?? [])]).toEqual([[key, 2]]);
  });

  it("are told as far as they came where one of them fails, which the caller hears", () => {
    const { host, core, commits } = open();
    const trouble = new Error("It broke.");
    expect(() =>
      core.batch(() => {
        core.publish(key, 1);
        throw trouble;
      }),
    ).toThrow(trouble);
    expect(commits).toHaveLength(1);
    core.publish(key, 2);
    expect(commits).toHaveLength(2);
    expect(host.read(key)).toBe(2);
  });

  it("tell nobody where there are none", () => {
    const { core, commits } = open();
    core.batch(() => {});
    core.batch(() => core.batch(() => {}));
    expect(commits).toEqual([]);
  });

  it("that a listener makes are told once all have heard of what it heard", () => {
    const { host, core } = open();
    const heard: string[] = [];
    const listen = (name: string, then = () => {}) =>
      onTestFinished(
        host.subscribe(() => {
          heard.push(`${name} ${host.read(key)}`);
          then();
        }, key),
      );
    listen("first", () => {
      if (host.read(key) === 1) core.publish(key, 2);
      heard.push("first is done");
    });
    listen("second");
    core.publish(key, 1);
    expect(heard).toEqual([
      "first 1",
      "first is done",
      "second 2",
      "first 2",
      "first is done",
      "second 2",
    ]);
  });

  it("go on after a listener that throws, which is reported", () => {
    const { host, core, errors } = open();
    const trouble = new Error("It broke.");
    const heard: unknown[] = [];
    onTestFinished(
      host.subscribe(() => {
        throw trouble;
      }, key),
    );
    onTestFinished(host.subscribe(() => void heard.push(host.read(key)), key));
    core.publish(key, 1);
    core.publish(key, 2);
    expect(heard).toEqual([1, 2]);
    expect(errors).toEqual([trouble, trouble]);
  });
});
