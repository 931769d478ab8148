import { startServer } from "@mcp-host-ui/testing";
import { connectHost } from "mcp-host-ui/relay";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openRelay } from "../support/openRelay.js";
import { dialog, openQuestion, openQuestions, shippingAddress } from "../support/questions.js";
import { startClock } from "../support/startClock.js";
import { collectUncaught } from "../support/uncaught.js";
import { watchPort } from "../support/watchPort.js";
import { wires } from "../support/wires.js";

const accepted = { action: "accept", content: { city: "Lisbon" } };

describe("connectHost", () => {
  it("has an empty state, the same each time, until the host is heard", async () => {
    const { openWindow, ask } = openRelay();
    ask();
    const { remote } = openWindow();
    const empty = remote.getState();
    expect(empty).toEqual({ sessions: [], calls: [], open: [], settled: [], log: [] });
    expect(remote.getState()).toBe(empty);
    expect(remote.getPhase()).toBe("connecting");

    const phaseHeard = vi.fn<() => void>();
    remote.subscribePhase(phaseHeard);
    await expect.poll(remote.getPhase).toBe("connected");
    expect(phaseHeard).toHaveBeenCalledOnce();
    expect(remote.getState().open).toMatchObject([{ request: shippingAddress }]);
  });

  it("shows what the host shows", async () => {
    const { host, openWindow, ask, session } = openRelay();
    ask();
    const withdrawn = ask();
    const { remote } = openWindow();
    withdrawn.withdraw();
    ask({ message: "Another" });
    const call = session.trackCall(() => new Promise(() => {}), { name: "book" });
    call.catch(() => {});
    await openQuestions(remote, 2);
    expect(remote.getState()).toEqual(host.getState());
    for (const { id } of host.getState().open) expect(remote.read(id)).toEqual(host.read(id));

    await remote.send({ type: "stopCall", id: host.getState().calls[0]?.id ?? "" });
    expect(remote.getState()).toEqual(host.getState());
    expect(remote.getState().calls).toEqual([]);
  });

  it("keeps the identity of records that did not change", async () => {
    const { openWindow, ask } = openRelay();
    ask();
    const { remote } = openWindow();
    const first = await openQuestion(remote);
    const { sessions } = remote.getState();

    ask();
    const [still] = await openQuestions(remote, 2);

    expect(still).toBe(first);
    expect(remote.read(first.id)).toBe(first);
    expect(remote.getState().sessions).toBe(sessions);
  });

  it("tells those who listen to one key of that key only", async () => {
    const { host, openWindow, ask } = openRelay();
    ask();
    ask();
    const { remote } = openWindow();
    const [one, two] = await openQuestions(remote, 2);
    const heard: string[] = [];
    remote.subscribe(() => heard.push("one"), one?.id);
    remote.subscribe(() => heard.push("two"), two?.id);
    remote.subscribe(() => heard.push("draft"), `draft:${one?.id}`);
    const stop = remote.subscribe(() => heard.push("state"));

    await host.send({ type: "saveDraft", id: one?.id ?? "", draft: { city: "Lis" } });
    await expect.poll(() => heard.splice(0)).toEqual(["draft"]);
    expect(remote.read(`draft:${one?.id}`)).toEqual({ city: "Lis" });

    await host.send({ type: "putAside", id: two?.id ?? "" });
    await expect.poll(() => heard.splice(0)).toEqual(["two", "state"]);

    stop();
    await host.send({ type: "settle", id: one?.id ?? "", answer: { action: "cancel" } });
    await expect.poll(() => heard.length).toBe(2);
    expect(heard.sort()).toEqual(["draft", "one"]);
  });

  it("keeps one listener's error from the others", async () => {
    const { openWindow, ask } = openRelay();
    const { remote } = openWindow();
    const uncaught = collectUncaught();
    const heard = vi.fn<() => void>();
    const error = new Error("a listener's own");
    remote.subscribe(() => {
      throw error;
    });
    remote.subscribe(heard);
    ask();
    await openQuestion(remote);
    expect(heard).toHaveBeenCalled();
    await expect.poll(() => uncaught[0]).toBe(error);
  });

  it("has the state that a command led to when its receipt comes", async () => {
    const { openWindow, ask } = openRelay();
    const { answer } = ask();
    const { remote } = openWindow();
    const { id } = await openQuestion(remote);

    const receipt = await remote.send({ type: "settle", id, answer: accepted });

    expect(receipt).toMatchObject({ done: true, outcome: { sent: "accept" } });
    expect(remote.getState()).toMatchObject({ open: [], settled: [{ id }] });
    await expect(answer).resolves.toEqual(accepted);
  });

  it("carries every kind of command", async () => {
    const { host, openWindow, ask, session } = openRelay();
    const { remote } = openWindow({ allows: () => true });
    const ended = session.trackCall(() => new Promise(() => {}));
    ended.catch(() => {});
    await expect.poll(() => remote.getState().calls).toHaveLength(1);
    const call = remote.getState().calls[0]?.id ?? "";
    ask();
    const asked = await openQuestion(remote);
    const stop = { type: "stopCall", id: call, question: asked.id } as const;
    expect(await remote.send(stop)).toEqual({ done: true });
    await expect(ended).rejects.toThrow("stopped");
    expect(remote.getState()).toMatchObject({
      open: [],
      settled: [{ outcome: { by: "person", cause: "caller-ended" } }],
    });

    ask();
    const { id } = await openQuestion(remote);
    const surface = { ...dialog, questionKind: "elicitation", session: "travel", question: id };
    for (const command of [
      { type: "openSurface", surface },
      { type: "putAside", id },
      { type: "resume", id },
      { type: "saveDraft", id, draft: { city: "Lis", tags: ["a"], none: null } },
    ] as const)
      expect(await remote.send(command)).toEqual({ done: true });
    expect(remote.getState().open).toMatchObject([{ surface: "dialog" }]);
    const narrowed = { ...surface, call: "another" };
    await remote.send({ type: "openSurface", surface: narrowed });
    expect(remote.getState().open).toMatchObject([{ surface: undefined }]);

    const settled = await remote.send({
      type: "settle",
      id,
      answer: { action: "cancel" },
    });
    expect(settled).toMatchObject({ done: true, outcome: { sent: "cancel" } });
    expect(await remote.send({ type: "dismiss", id })).toEqual({ done: true });
    expect(await remote.send({ type: "closeSurface", id: "dialog" })).toEqual({ done: true });
    await remote.send({ type: "blockSession", id: "travel", blocked: true });
    expect(host.getState().sessions).toMatchObject([{ id: "travel", blocked: true }]);
  });

  it("carries the issues of a refused answer", async () => {
    const { openWindow, ask } = openRelay();
    ask();
    const { remote } = openWindow();
    const { id } = await openQuestion(remote);
    const receipt = await remote.send({ type: "settle", id, answer: { action: "accept" } });
    expect(receipt).toMatchObject({ rejection: "invalid", issues: [{ path: ["city"] }] });
  });

  it.each([
    ["a function", { city: () => "Lisbon" }],
    ["an instance of a class", { city: new Date(0) }],
    ["a map", new Map([["city", "Lisbon"]])],
  ])("refuses an answer that holds %s", async (_what, content) => {
    const { openWindow, ask, host } = openRelay();
    ask();
    const { remote, near } = openWindow();
    const { id } = await openQuestion(remote);
    const before = near.sent.length;
    const receipt = await remote.send({
      type: "settle",
      id,
      answer: { action: "accept", content },
    });
    expect(receipt).toMatchObject({ done: false, rejection: "failed" });
    expect(receipt).toHaveProperty("message", expect.stringContaining("plain data"));
    expect(near.sent).toHaveLength(before);
    expect(host.getState().open).toHaveLength(1);
  });

  it("throws when it is to reconnect after it was closed", () => {
    const { openWindow, openChannel } = openRelay();
    const { remote } = openWindow();
    remote.close();
    expect(() => remote.reconnect(openChannel().near.port)).toThrow("connectHost(port)");
  });
});

describe("connectHost, with what is typed", () => {
  it("reads it back at once, before the host has heard", async () => {
    const { host, openWindow, ask } = openRelay();
    ask();
    const { remote } = openWindow();
    const { id } = await openQuestion(remote);
    const heard = vi.fn<() => void>();
    remote.subscribe(heard, `draft:${id}`);

    const draft = { city: "L" };
    const saved = remote.send({ type: "saveDraft", id, draft });
    expect(remote.read(`draft:${id}`)).toBe(draft);
    expect(heard).toHaveBeenCalledOnce();
    expect(host.read(`draft:${id}`)).toBeUndefined();

    expect(await saved).toEqual({ done: true });
    expect(host.read(`draft:${id}`)).toEqual(draft);
    expect(remote.read(`draft:${id}`)).toBe(draft);
    expect(heard).toHaveBeenCalledOnce();
  });

  it("never goes back to an earlier keystroke", async () => {
    const { openWindow, ask } = openRelay();
    ask();
    const { remote } = openWindow();
    const { id } = await openQuestion(remote);
    const seen: unknown[] = [];
    remote.subscribe(() => seen.push(remote.read(`draft:${id}`)), `draft:${id}`);

    const drafts = ["L", "Li", "Lis"].map((city) => ({ city }));
    await Promise.all(drafts.map((draft) => remote.send({ type: "saveDraft", id, draft })));

    expect(seen).toEqual(drafts);
    expect(remote.read(`draft:${id}`)).toEqual({ city: "Lis" });
  });

  it("takes what another window typed", async () => {
    const { openWindow, ask } = openRelay();
    ask();
    const [one, two] = [openWindow().remote, openWindow().remote];
    const { id } = await openQuestion(one);
    await openQuestion(two);
    await one.send({ type: "saveDraft", id, draft: { city: "Lis" } });
    await two.send({ type: "saveDraft", id, draft: { city: "Lisbon" } });
    await expect.poll(() => one.read(`draft:${id}`)).toEqual({ city: "Lisbon" });
    await one.send({ type: "settle", id, answer: accepted });
    expect(one.read(`draft:${id}`)).toBeUndefined();
    await expect.poll(() => two.read(`draft:${id}`)).toBeUndefined();
  });

  it("keeps the last word typed while the server withdrew the question", async () => {
    const { host, openWindow, ask } = openRelay();
    const { withdraw } = ask();
    const { remote } = openWindow();
    await remote.send({ type: "openSurface", surface: dialog });
    const { id } = await openQuestion(remote);

    withdraw();
    const receipt = await remote.send({ type: "saveDraft", id, draft: { city: "Lisbon" } });

    expect(receipt).toMatchObject({ rejection: "settled" });
    expect(host.read(`draft:${id}`)).toBeUndefined();
    expect(remote.getState().settled).toMatchObject([{ id, lingering: true, surface: "dialog" }]);
    expect(remote.read(`draft:${id}`)).toEqual({ city: "Lisbon" });

    await remote.send({ type: "dismiss", id });
    expect(remote.read(`draft:${id}`)).toBeUndefined();
  });

  it("sends what was typed while the port was gone", async () => {
    const { host, openWindow, openChannel, ask } = openRelay();
    ask();
    const { remote, cut } = openWindow();
    const { id } = await openQuestion(remote);
    cut();
    await expect.poll(remote.getPhase).toBe("lost");

    const receipt = await remote.send({ type: "saveDraft", id, draft: { city: "Lisbon" } });
    expect(receipt).toMatchObject({ done: false, rejection: "lost" });
    expect(remote.read(`draft:${id}`)).toEqual({ city: "Lisbon" });

    remote.reconnect(openChannel().near.port);
    await expect.poll(() => host.read(`draft:${id}`)).toEqual({ city: "Lisbon" });
    expect(remote.read(`draft:${id}`)).toEqual({ city: "Lisbon" });
  });
});

describe("connectHost, when the port goes", () => {
  const ways = [
    [
      "its channel closes",
      ({ cut }: ReturnType<ReturnType<typeof openRelay>["openWindow"]>) => cut(),
    ],
    ["the host stops serving", ({ stopServing }) => stopServing()],
    ["the window closes it", ({ remote }) => remote.close()],
    ["the host goes silent", ({ far }) => far.freeze()],
  ] satisfies [string, (window: ReturnType<ReturnType<typeof openRelay>["openWindow"]>) => void][];

  it.each(ways)("says 'lost' to every command that waits, when %s", async (_way, end) => {
    const { openWindow, ask } = openRelay();
    ask();
    const window = openWindow({ heartbeat: 10 });
    const { remote, far } = window;
    const { id } = await openQuestion(remote);
    const state = remote.getState();
    far.freeze();
    const waiting = remote.send({ type: "settle", id, answer: accepted });

    end(window);

    expect(await waiting).toMatchObject({ done: false, rejection: "lost" });
    expect(await remote.send({ type: "resume", id })).toMatchObject({ rejection: "lost" });
    expect(["lost", "closed"]).toContain(remote.getPhase());
    expect(remote.getState()).toBe(state);
  });

  it("goes on when a silent host is heard again", async () => {
    const { openWindow, ask } = openRelay();
    const { remote, far } = openWindow({ heartbeat: 100 });
    await expect.poll(remote.getPhase).toBe("connected");
    far.freeze();
    await expect.poll(remote.getPhase).toBe("lost");
    ask();

    far.thaw();

    const { id } = await openQuestion(remote);
    expect(remote.getPhase()).toBe("connected");
    expect(await remote.send({ type: "settle", id, answer: accepted })).toMatchObject({
      done: true,
    });
  });

  it("goes on through another port: current state, same records, same surfaces", async () => {
    const { host, openWindow, openChannel, ask } = openRelay();
    ask();
    const { remote, cut } = openWindow();
    await remote.send({ type: "openSurface", surface: dialog });
    const before = await openQuestion(remote);
    const { sessions } = remote.getState();
    expect(before.surface).toBe("dialog");
    cut();
    await expect.poll(remote.getPhase).toBe("lost");
    await expect.poll(() => host.getState().open[0]?.surface).toBeUndefined();
    ask({ message: "Asked meanwhile" });

    remote.reconnect(openChannel().near.port);
    expect(remote.getPhase()).toBe("connecting");
    const [same, added] = await openQuestions(remote, 2);

    expect(same).toBe(before);
    expect(added).toMatchObject({ request: { message: "Asked meanwhile" }, surface: "dialog" });
    expect(remote.getState().sessions).toBe(sessions);
    expect(remote.getPhase()).toBe("connected");
  });

  it("moves to another port while the first one still stands, without letting go of a question", async () => {
    const clock = startClock();
    const { host, openWindow, openChannel, ask } = openRelay();
    ask();
    const { remote, far } = openWindow();
    await remote.send({ type: "openSurface", surface: dialog });
    const before = await openQuestion(remote);

    far.freeze();
    remote.reconnect(openChannel().near.port);
    await expect.poll(remote.getPhase).toBe("connected");
    far.thaw();
    await clock.pass(1_000);

    expect(await openQuestion(remote)).toBe(before);
    expect(host.getState().open).toMatchObject([{ surface: expect.stringMatching(/\/dialog$/) }]);
  });

  it("forgets a surface that was closed meanwhile, and opens one that was opened", async () => {
    const { openWindow, openChannel, ask } = openRelay();
    ask();
    const { remote, cut } = openWindow();
    await remote.send({ type: "openSurface", surface: dialog });
    await openQuestion(remote);
    cut();
    await expect.poll(remote.getPhase).toBe("lost");
    await remote.send({ type: "closeSurface", id: dialog.id });
    await remote.send({ type: "openSurface", surface: { ...dialog, id: "card", kind: "inline" } });

    remote.reconnect(openChannel().near.port);
    await expect.poll(() => remote.getState().open[0]?.surface).toBe("card");
  });

  it("lets go of every listener and timer when it is closed", async () => {
    const clock = startClock();
    const { openWindow } = openRelay();
    const { remote, near, far, stopServing } = openWindow({ heartbeat: 1_000 });
    await expect.poll(remote.getPhase).toBe("connected");
    remote.close();
    stopServing();
    expect(near.listenerCount()).toBe(0);
    expect(far.listenerCount()).toBe(0);
    const sent = [near.sent.length, far.sent.length];
    await clock.pass(10_000);
    expect([near.sent.length, far.sent.length]).toEqual(sent);
  });
});

describe.each(wires)("connectHost, with a session of %s", (_name, wire) => {
  it("answers the server through a port that carries plain data only", async () => {
    const { host, openWindow } = openRelay();
    const { remote } = openWindow();
    const server = await startServer(host, { id: "real", wire });
    onTestFinished(() => server.close());
    await remote.send({ type: "openSurface", surface: dialog });

    const { answer } = server.elicit(shippingAddress);
    const { id } = await openQuestion(remote);
    await remote.send({ type: "saveDraft", id, draft: { city: "Lis" } });
    await remote.send({ type: "settle", id, answer: accepted });

    await expect(answer).resolves.toMatchObject(accepted);
    await expect.poll(() => remote.getState().calls).toEqual([]);
    expect(remote.getState()).toEqual(host.getState());
  });
});

it("connectHost says hello until it is heard, more and more seldom", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { port1, port2 } = new MessageChannel();
  const near = watchPort(port1);
  const remote = connectHost(near.port);
  vi.advanceTimersByTime(60_000);
  expect(remote.getPhase()).toBe("connecting");
  expect(near.sent.map(({ type }) => type)).toEqual(near.sent.map(() => "hello"));
  // 250 ms, 500, 1,000, 2,000, 4,000, then each 5,000.
  expect(near.sent).toHaveLength(16);
  remote.close();
  expect(vi.getTimerCount()).toBe(0);
  port1.close();
  port2.close();
});
