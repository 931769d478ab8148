import { createHost, createRequestError, type HostKind, type LocalHost } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ownKind, type Running } from "../support/ownKind.js";
import { openQuestion, settledQuestion } from "../support/questions.js";

type Core = Parameters<HostKind["start"]>[0];

/** A host with a kind of the test's own, whose part of the host the test may use too. */
function open(more: Partial<Running> = {}, others: readonly HostKind[] = []) {
  const errors: unknown[] = [];
  let core: Core | undefined;
  const kind = ownKind("own", (given) => {
    core = given;
    return more;
  });
  const host = createHost({
    kinds: [kind, ...others],
    onError: (error) => errors.push(error),
    unattendedAfter: Number.POSITIVE_INFINITY,
  });
  onTestFinished(host.close);
  if (!core) throw new Error("The kind was not started.");
  return { host, core, errors };
}

const recordOf = (host: LocalHost) => host.getState().sessions[0];

describe("a session", () => {
  it("is called by its id where the app has no name for its server, and nothing is known of it", () => {
    const { host } = open();
    host.openSession({ id: "travel" });
    expect(recordOf(host)).toEqual({
      id: "travel",
      name: "travel",
      tapped: false,
      phase: "open",
      refused: 0,
      blocked: false,
    });
  });

  it("keeps what is known while it is open, with what is new, and has one handle", () => {
    const { host } = open();
    const handle = host.openSession({ id: "travel", name: "Travel", tapped: true, extendBy: 5 });
    expect(host.openSession({ id: "travel", answerWithin: 7 })).toBe(handle);
    handle.update({ protocolVersion: "2025-06-18" });
    expect(recordOf(host)).toEqual({
      id: "travel",
      name: "Travel",
      tapped: true,
      phase: "open",
      refused: 0,
      blocked: false,
      extendBy: 5,
      answerWithin: 7,
      protocolVersion: "2025-06-18",
    });
  });

  it("keeps its name and nothing else that was known when it is opened once more", () => {
    const { host } = open();
    const handle = host.openSession({ id: "travel", name: "Travel", tapped: true, extendBy: 5 });
    handle.close();
    expect(recordOf(host)).toMatchObject({ phase: "closed", name: "Travel", extendBy: 5 });
    expect(host.openSession({ id: "travel" })).toBe(handle);
    expect(recordOf(host)).toEqual({
      id: "travel",
      name: "Travel",
      tapped: false,
      phase: "open",
      refused: 0,
      blocked: false,
    });
  });

  it("keeps the person's block, and what they have not looked at, when it is opened once more", async () => {
    const { host } = open({
      requests: { "own/ask": async (_, { turnAway }) => turnAway("Not now.") },
    });
    const handle = host.openSession({ id: "travel" });
    await handle.receive("own/ask").catch(() => {});
    handle.close();
    host.openSession({ id: "travel" });
    expect(recordOf(host)).toMatchObject({ refused: 1, blocked: false });
    await host.send({ type: "blockSession", id: "travel", blocked: true });
    expect(recordOf(host)).toMatchObject({ refused: 0, blocked: true });
    handle.close();
    host.openSession({ id: "travel" });
    expect(recordOf(host)).toMatchObject({ refused: 0, blocked: true });
    await host.send({ type: "blockSession", id: "travel", blocked: false });
    expect(recordOf(host)).toMatchObject({ blocked: false });
  });

  it("goes on with what its kind is at while it becomes better known by being opened once more", async () => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const { host } = open({
      requests: {
        async "own/ask"(request, { ask }) {
          await held;
          return ask(request);
        },
      },
    });
    const handle = host.openSession({ id: "travel" });
    const answer = handle.receive("own/ask", {});
    host.openSession({ id: "travel", name: "Travel" });
    goOn();
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: "yes" });
    await expect(answer).resolves.toEqual({ answer: "yes" });
  });

  it("is told to every kind as it opens, is better known and closes, whatever another kind does", () => {
    const told: unknown[] = [];
    const trouble = new Error("It broke.");
    const { host, errors } = open(
      {
        sessionChanged() {
          throw trouble;
        },
      },
      [
        ownKind("other", {
          sessionChanged: ({ phase, name }) => void told.push([phase, name]),
        }),
        ownKind("deaf"),
      ],
    );
    const handle = host.openSession({ id: "travel" });
    handle.update({ name: "Travel" });
    handle.close();
    handle.close();
    expect(told).toEqual([
      ["open", "travel"],
      ["open", "Travel"],
      ["closed", "Travel"],
    ]);
    expect(errors).toEqual([trouble, trouble, trouble]);
  });

  it("settles its own questions when it closes, and no other's", async () => {
    const { host } = open();
    const travel = host.openSession({ id: "travel" });
    const bank = host.openSession({ id: "bank" });
    for (const session of [travel, bank]) session.receive("own/ask", {}).catch(() => {});
    await expect.poll(() => host.getState().open, { interval: 2 }).toHaveLength(2);
    travel.close();
    expect(host.getState()).toMatchObject({
      open: [{ session: "bank" }],
      settled: [{ session: "travel", outcome: { sent: "nothing", by: "session" } }],
    });
  });

  it("stays closed where its host is over, whatever opens it", async () => {
    const { host } = open();
    host.openSession({ id: "travel" });
    host.close();
    const late = host.openSession({ id: "late" });
    host.openSession({ id: "travel" });
    expect(host.getState().sessions.map(({ phase }) => phase)).toEqual(["closed", "closed"]);
    await expect(late.receive("own/ask")).rejects.toMatchObject({
      code: -32603,
      message: "The session is closed.",
    });
  });
});

describe("a notification of a kind to a server", () => {
  it("goes out while its session is open, through what the session was given last", async () => {
    const { host, core } = open();
    const [first, second] = [vi.fn(async () => {}), vi.fn(async () => {})];
    const handle = host.openSession({ id: "travel", notify: first });
    await core.notify("travel", "own/changed", { nth: 1 });
    handle.update({ notify: second });
    handle.update({ name: "Travel" });
    await core.notify("travel", "own/changed", { nth: 2 });
    host.openSession({ id: "travel" });
    await core.notify("travel", "own/changed", { nth: 3 });
    handle.close();
    await core.notify("travel", "own/changed", { nth: 4 });
    host.openSession({ id: "travel", notify: first });
    await core.notify("travel", "own/changed");
    expect(first.mock.calls).toEqual([["own/changed", { nth: 1 }], ["own/changed"]]);
    expect(second.mock.calls).toEqual([
      ["own/changed", { nth: 2 }],
      ["own/changed", { nth: 3 }],
    ]);
    expect(Object.keys(recordOf(host) ?? {})).not.toContain("notify");
  });

  it("goes nowhere, and fails nowhere, where the session has no way to send, or is none", async () => {
    const { host, core } = open();
    host.openSession({ id: "travel" });
    await expect(core.notify("travel", "own/changed")).resolves.toBeUndefined();
    await expect(core.notify("nobody", "own/changed")).resolves.toBeUndefined();
  });

  it("fails as the connection does", async () => {
    const { host, core } = open();
    const gone = new Error("The connection is gone.");
    host.openSession({ id: "travel", notify: () => Promise.reject(gone) });
    await expect(core.notify("travel", "own/changed")).rejects.toBe(gone);
  });
});

describe("a notification of a server", () => {
  it("is heard by each kind that knows it, and by none else", async () => {
    const heard: unknown[] = [];
    const hear = (name: string) => ({
      "own/changed": (params: unknown, session: object) => void heard.push([name, params, session]),
    });
    const { host } = open({ notifications: hear("one") }, [
      ownKind("deaf"),
      ownKind("two", { notifications: hear("two") }),
    ]);
    const handle = host.openSession({ id: "travel" });
    await handle.receiveNotification("own/changed", { nth: 1 });
    await handle.receiveNotification("own/other", {});
    await handle.receiveNotification("toString", {});
    const session = recordOf(host);
    expect(heard).toEqual([
      ["one", { nth: 1 }, session],
      ["two", { nth: 1 }, session],
    ]);
  });

  it("is not heard once its session is closed or forgotten, and is no error", async () => {
    const heard = vi.fn<() => void>();
    const { host, errors } = open({ notifications: { "own/changed": heard } });
    const handle = host.openSession({ id: "travel" });
    handle.close();
    await handle.receiveNotification("own/changed", {});
    expect(handle.forget()).toBe(true);
    await expect(handle.receiveNotification("own/changed", {})).resolves.toBeUndefined();
    expect(heard).not.toHaveBeenCalled();
    expect(errors).toEqual([]);
  });

  it("that a kind fails on is reported, and never rejects", async () => {
    const trouble = new Error("It broke.");
    const { host, errors } = open({
      notifications: { "own/changed": () => Promise.reject(trouble) },
    });
    const handle = host.openSession({ id: "travel" });
    await expect(handle.receiveNotification("own/changed", {})).resolves.toBeUndefined();
    expect(errors).toEqual([trouble]);
  });
});

describe("a request that a kind fails on", () => {
  it.each<readonly [string, unknown]>([
    ["an error", new Error("secret")],
    ["nothing", null],
    ["a text", "secret"],
    ["what only looks like an error for the server", { code: 5, message: "secret" }],
  ])("tells the server nothing of %s, which is reported", async (_, thrown) => {
    const { host, errors } = open({ requests: { "own/ask": () => Promise.reject(thrown) } });
    const handle = host.openSession({ id: "travel" });
    await expect(handle.receive("own/ask")).rejects.toMatchObject({
      name: "RequestError",
      code: -32603,
      message: "Internal error",
    });
    expect(errors).toEqual([thrown]);
  });

  it.each([
    [createRequestError(5, "Told."), { code: 5, message: "Told." }],
    [createRequestError(5, "Told.", { more: 1 }), { code: 5, message: "Told.", data: { more: 1 } }],
  ])("tells the server what is meant for it: %o", async (thrown, expected) => {
    const { host, errors } = open({ requests: { "own/ask": () => Promise.reject(thrown) } });
    const handle = host.openSession({ id: "travel" });
    const error: unknown = await handle.receive("own/ask").catch((error: unknown) => error);
    expect(error).toBe(thrown);
    expect(error).toBeInstanceOf(Error);
    expect({ ...Object(error), message: thrown.message }).toEqual({
      name: "RequestError",
      ...expected,
    });
    expect(errors).toEqual([]);
  });
});

describe("a session that is forgotten", () => {
  it("is let go of by every kind, whichever of them throws", () => {
    const trouble = new Error("It broke.");
    const forget = vi.fn<(session: string) => void>();
    const { host, errors } = open(
      {
        forget() {
          throw trouble;
        },
      },
      [ownKind("other", { forget }), ownKind("deaf")],
    );
    const handle = host.openSession({ id: "travel" });
    expect(handle.forget()).toBe(false);
    expect(forget).not.toHaveBeenCalled();
    handle.close();
    expect(handle.forget()).toBe(true);
    expect(forget.mock.calls).toEqual([["travel"]]);
    expect(errors).toEqual([trouble]);
    expect(host.getState().sessions).toEqual([]);
    expect(handle.forget()).toBe(false);
  });

  it("is not there any more for what still holds its handle", async () => {
    const { host } = open();
    const handle = host.openSession({ id: "travel" });
    handle.close();
    handle.forget();
    handle.update({ name: "Travel" });
    handle.close();
    expect(host.getState().sessions).toEqual([]);
    await expect(handle.receive("own/ask")).rejects.toMatchObject({
      message: "The session is closed.",
    });
    expect(await host.send({ type: "blockSession", id: "travel", blocked: true })).toMatchObject({
      done: false,
      rejection: "unknown",
    });
  });

  it("is not there any more for a kind that still works on its request", async () => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const { host } = open({
      requests: {
        async "own/ask"(_, { turnAway }) {
          await held;
          return turnAway("Not now.");
        },
      },
    });
    const handle = host.openSession({ id: "travel" });
    const answer = handle.receive("own/ask");
    handle.close();
    handle.forget();
    goOn();
    await expect(answer).rejects.toMatchObject({ code: -32603, message: "Not now." });
    expect(host.getState().sessions).toEqual([]);
  });

  it("starts anew under its id: with another handle, nothing known, and no way to send", async () => {
    const { host, core } = open();
    const notify = vi.fn(async () => {});
    const before = host.openSession({ id: "travel", name: "Travel", notify });
    before.close();
    before.forget();
    expect(host.openSession({ id: "travel" })).not.toBe(before);
    expect(recordOf(host)).toMatchObject({ name: "travel", blocked: false, refused: 0 });
    await core.notify("travel", "own/changed");
    expect(notify).not.toHaveBeenCalled();
  });

  it("is blocked still where the person blocked it, until they let it ask again", async () => {
    const { host } = open();
    const cycle = () => {
      const handle = host.openSession({ id: "travel" });
      const { blocked } = recordOf(host) ?? {};
      handle.close();
      handle.forget();
      return blocked;
    };
    expect(cycle()).toBe(false);
    host.openSession({ id: "travel" });
    await host.send({ type: "blockSession", id: "travel", blocked: true });
    expect([cycle(), cycle()]).toEqual([true, true]);
    host.openSession({ id: "travel" });
    await host.send({ type: "blockSession", id: "travel", blocked: false });
    expect([cycle(), cycle()]).toEqual([false, false]);
  });

  it("takes its settled questions along, and leaves those of others", async () => {
    const { host } = open();
    const handles = ["travel", "bank"].map((id) => host.openSession({ id }));
    const ids: string[] = [];
    for (const handle of handles) {
      handle.receive("own/ask", {}).catch(() => {});
      const { id } = await openQuestion(host);
      await host.send({ type: "settle", id, answer: {} });
      ids.push((await settledQuestion(host, id)).id);
    }
    handles[0]?.close();
    expect(handles[0]?.forget()).toBe(true);
    expect(host.getState()).toMatchObject({
      sessions: [{ id: "bank" }],
      settled: [{ id: ids[1], session: "bank" }],
    });
    expect(host.read(ids[0] ?? "")).toBeUndefined();
  });
});
