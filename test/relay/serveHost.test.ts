import { EventEmitter } from "node:events";
import { connectHost, serveHost } from "mcp-host-ui/relay";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import * as fc from "../support/fc.js";
import { command, handMade, hello, ping } from "../support/handMadeWindow.js";
import { startManualClock } from "../support/manualClock.js";
import { openRelay } from "../support/openRelay.js";
import {
  dialog,
  openQuestion,
  openQuestions,
  settledQuestion,
  shippingAddress,
} from "../support/questions.js";
import { startClock } from "../support/startClock.js";
import { watchPort } from "../support/watchPort.js";

describe("serveHost", () => {
  it("does nothing until a window says hello", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { openChannel, ask } = openRelay({ unattendedAfter: Number.POSITIVE_INFINITY });
    const { far } = openChannel();
    ask();
    expect(far.sent).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("sends what changed and nothing else", async () => {
    const { host, openWindow, ask } = openRelay();
    ask();
    ask();
    const { remote, far } = openWindow();
    const [one, two] = await openQuestions(remote, 2);
    const since = () =>
      far.sent
        .slice(start)
        .filter(({ type }) => type === "change")
        .map(({ fresh, more, parts }) => ({ fresh, more, parts }));
    let start = far.sent.length;

    await host.send({ type: "saveDraft", id: one?.id ?? "", draft: { city: "Lis" } });
    await expect.poll(since).toEqual([
      {
        fresh: false,
        more: false,
        parts: [["value", `draft:${one?.id}`, { city: "Lis" }]],
      },
    ]);

    start = far.sent.length;
    await host.send({ type: "putAside", id: two?.id ?? "" });
    await expect
      .poll(since)
      .toEqual([{ fresh: false, more: false, parts: [["set", "open", host.read(two?.id ?? "")]] }]);

    start = far.sent.length;
    await host.send({ type: "settle", id: one?.id ?? "", answer: { action: "decline" } });
    await expect.poll(since).toEqual([
      {
        fresh: false,
        more: false,
        parts: [
          ["gone", "open", one?.id],
          ["set", "settled", host.read(one?.id ?? "")],
          ["goneValue", `draft:${one?.id}`],
        ],
      },
    ]);
  });

  it("tells in one message what changes in one go", async () => {
    const { openWindow, session, ask } = openRelay();
    for (const _ of [1, 2, 3]) ask();
    const { remote, far } = openWindow();
    await openQuestions(remote, 3);
    const before = far.sent.length;
    session.close();
    await expect.poll(() => remote.getState().open).toEqual([]);
    expect(far.sent).toHaveLength(before + 1);
  });

  it("works over ports that are event emitters, and those that hand over events", async () => {
    const { host, ask } = openRelay();
    ask();
    for (const wrap of [(data: unknown) => data, (data: unknown) => ({ data, ports: [] })]) {
      const [near, far] = [new EventEmitter(), new EventEmitter()];
      const portTo = (own: EventEmitter, other: EventEmitter) =>
        Object.assign(own, {
          postMessage: (message: unknown) =>
            setImmediate(() => other.emit("message", wrap(structuredClone(message)))),
        });
      const stop = serveHost(host, portTo(far, near));
      const remote = connectHost(portTo(near, far));
      await openQuestion(remote);
      far.emit("close");
      near.emit("close");
      expect(remote.getPhase()).toBe("lost");
      remote.close();
      stop();
      expect([...near.eventNames(), ...far.eventNames()]).toEqual([]);
    }
  });

  it("tells the caller, and lets go, when a port takes no message", async () => {
    const clock = startClock();
    const { host } = openRelay();
    const { port1, port2 } = new MessageChannel();
    onTestFinished(() => port1.close());
    const errors: unknown[] = [];
    const broken = new Error("Attempting to use a disconnected port object");
    const { port } = watchPort(port2);
    const stop = serveHost(
      host,
      {
        ...port,
        postMessage() {
          throw broken;
        },
      },
      { onError: (error) => errors.push(error) },
    );
    onTestFinished(stop);
    port1.postMessage(hello([dialog]));
    await expect.poll(() => errors).toContain(broken);
    host.openSession({ id: "another" });
    await clock.pass(1_000);
    expect(errors).toHaveLength(1);
  });
});

describe("serveHost, with messages that no window of ours sends", () => {
  const resume = { type: "resume", id: "1" };
  const openHostile = () => {
    const errors: unknown[] = [];
    const relay = openRelay({ onError: (error) => errors.push(error) });
    const heard: unknown[] = [];
    const { near, far } = relay.openChannel({ onError: (error) => heard.push(error) });
    near.post(hello());
    const receipts = () => far.sent.filter(({ type }) => type === "receipt");
    return { ...relay, near, far, receipts, errors, heard };
  };

  it.each([
    [{ type: "hello" }],
    [{ type: "hello", hello: 2, surfaces: "all" }],
    [{ type: "hello", hello: 2, surfaces: Array.from({ length: 101 }, () => dialog) }],
    [{ type: "hello", hello: -1, surfaces: [] }],
    [{ type: "hello", hello: 2, surfaces: [], from: "" }],
    [{ type: "hello", hello: 2, surfaces: [], from: "x".repeat(201) }],
    [{ type: "shout" }],
    [{}],
    [{ ...command(1, resume), id: "1" }],
    [{ ...command(1, resume), open: "1" }],
    [{ ...command(1, resume), open: [2] }],
    [{ ...command(1, resume), open: Array.from({ length: 65 }, () => 1) }],
    [{ ...command(1, resume), seq: "1" }],
    [{ ...command(1, resume), from: undefined }],
  ])("drops %j, and says so once, however often it comes", async (message) => {
    const { near, far, receipts, errors, heard } = openHostile();
    near.post({ ...handMade, ...message });
    near.post({ ...handMade, ...message });
    near.post(message);
    near.post(ping);
    await expect.poll(() => far.sent.at(-1)).toMatchObject({ type: "pong" });
    expect(receipts()).toEqual([]);
    expect(errors).toEqual([]);
    expect(heard).toMatchObject([{ message: expect.stringContaining("no message of the relay") }]);
  });

  it.each([
    [undefined],
    [null],
    ["settle"],
    [{}],
    [{ type: "settle" }],
    [{ type: "settle", id: 1 }],
    [{ type: "constructor", id: "1" }],
    [{ type: "openSurface" }],
    [{ type: "openSurface", surface: { id: "1", kind: "inline" } }],
    [{ type: "openSurface", surface: { id: "1", kind: "popup", visible: true } }],
    [{ type: "saveDraft", id: "1", draft: [] }],
    [{ type: "saveDraft", id: "1", draft: { city: { name: "Lisbon" } } }],
    [{ type: "/" }],
  ])("refuses %j as a command", async (given) => {
    const { near, receipts, errors } = openHostile();
    near.post(command(7, given));
    await expect
      .poll(receipts)
      .toMatchObject([{ id: 7, receipt: { done: false, rejection: "unknown" } }]);
    expect(errors).toEqual([]);
  });

  it("refuses maps, cycles and parts that multiply", async () => {
    const { near, receipts, ask, host, errors } = openHostile();
    ask();
    const { id } = await openQuestion(host);
    const cycle: unknown[] = [];
    cycle.push(cycle);
    let bomb: unknown = "boom";
    for (let depth = 0; depth < 60; depth += 1) bomb = [bomb, bomb];
    const answers = [cycle, bomb, new Map(), new Date(0), /a/, new Uint8Array(4), 1n];
    for (const [at, answer] of answers.entries())
      near.post(command(at + 1, { type: "settle", id, answer }));
    await expect.poll(() => receipts().length).toBe(7);
    expect(
      new Set(receipts().map(({ receipt }) => (receipt as { rejection: string }).rejection)),
    ).toEqual(new Set(["unknown"]));
    expect(errors).toEqual([]);
  });

  it("survives anything", async () => {
    const { near, far, host, errors } = openHostile();
    const clonable = fc.anything({
      withMap: true,
      withSet: true,
      withDate: true,
      withBigInt: true,
    });
    const anyCommand = fc.record({
      type: fc.constantFrom(
        "settle",
        "saveDraft",
        "openSurface",
        "closeSurface",
        "putAside",
        "x/y",
      ),
      id: fc.oneof(fc.string(), clonable),
      answer: clonable,
      draft: clonable,
      surface: clonable,
    });
    const message = fc.oneof(
      clonable,
      fc.record({ mcpHostUi: clonable, type: fc.string(), surfaces: clonable }),
      fc.record({
        mcpHostUi: fc.constant(3),
        from: fc.oneof(fc.constantFrom("hand-made", "another"), clonable),
        type: fc.constantFrom("hello", "command", "ping", "heard", "bye"),
        hello: fc.oneof(fc.nat(5), clonable),
        id: fc.oneof(fc.nat(9), clonable),
        open: fc.oneof(fc.array(fc.nat(9)), clonable),
        epoch: fc.oneof(fc.nat(3), clonable),
        seq: fc.oneof(fc.nat(30), clonable),
        surfaces: fc.oneof(fc.array(clonable), clonable),
        command: fc.oneof(anyCommand, clonable),
      }),
    );
    const messages = fc.sample(message, { numRuns: 1_800, seed: 20_261_121 });
    for (const each of messages) near.post(each);
    // Whatever it made of that, a host takes a window on that says hello.
    near.post({ ...hello([], 9), from: "afterwards" });
    near.post({ ...ping, from: "afterwards" });
    await expect.poll(() => far.sent.at(-1)).toMatchObject({ type: "pong", to: "afterwards" });
    expect(errors).toEqual([]);
    expect(await host.send({ type: "resume", id: "nobody" })).toMatchObject({
      rejection: "unknown",
    });
  });

  it("lets no window close the surface of another", async () => {
    const { openWindow, ask, near, receipts, host } = openHostile();
    ask();
    const { remote } = openWindow();
    await remote.send({ type: "openSurface", surface: dialog });
    const { surface } = await openQuestion(host);
    near.post(command(1, { type: "closeSurface", id: surface }));
    await expect.poll(receipts).toMatchObject([{ receipt: { done: false, rejection: "unknown" } }]);
    expect(host.getState().open).toMatchObject([{ surface }]);
  });
});

describe("serveHost, with several windows", () => {
  const openTwo = async (options?: { heartbeat?: number }) => {
    const relay = openRelay({ unattendedAfter: 60_000 });
    const [one, two] = [relay.openWindow(options), relay.openWindow(options)];
    relay.ask();
    await openQuestion(one.remote);
    await openQuestion(two.remote);
    // Both windows run the same code, so their surfaces have the same ids.
    await one.remote.send({ type: "openSurface", surface: dialog });
    await two.remote.send({ type: "openSurface", surface: dialog });
    const shows = (window: typeof one) =>
      window.remote.getState().open.filter(({ surface }) => surface === dialog.id).length;
    const shown = () => [shows(one), shows(two)];
    await expect.poll(shown).toEqual([1, 0]);
    return { ...relay, one, two, shown };
  };

  it("shows a question in one window at a time, though their surfaces have one name", async () => {
    const { one, two, shown } = await openTwo();
    await one.remote.send({ type: "openSurface", surface: { ...dialog, visible: false } });
    await expect.poll(shown).toEqual([0, 1]);
    await two.remote.send({ type: "closeSurface", id: dialog.id });
    await expect.poll(shown).toEqual([1, 0]);
  });

  it("settles a question once, when both windows answer", async () => {
    const { one, two, host } = await openTwo();
    const { id } = await openQuestion(host);
    const receipts = await Promise.all(
      [one, two].map(({ remote }) =>
        remote.send({ type: "settle", id, answer: { action: "decline" } }),
      ),
    );
    expect(receipts.filter(({ done }) => done)).toHaveLength(1);
    expect(receipts.find(({ done }) => !done)).toMatchObject({ rejection: "settled" });
    for (const { remote } of [one, two])
      expect(await settledQuestion(remote, id)).toEqual(host.getState().settled[0]);
  });

  it.each([
    ["says goodbye", ({ remote }: Awaited<ReturnType<typeof openTwo>>["one"]) => remote.close()],
    ["has its channel closed", ({ cut }) => cut()],
    ["is no longer served", ({ stopServing }) => stopServing()],
    ["freezes", ({ near }) => near.freeze()],
  ] satisfies [string, (window: Awaited<ReturnType<typeof openTwo>>["one"]) => void][])(
    "moves the questions of a window that %s, with what was typed",
    async (_way, end) => {
      const { one, two, shown } = await openTwo({ heartbeat: 15 });
      const { id } = await openQuestion(one.remote);
      await one.remote.send({ type: "saveDraft", id, draft: { city: "Lis" } });
      end(one);
      await expect.poll(() => shown()[1]).toBe(1);
      expect(two.remote.read(`draft:${id}`)).toEqual({ city: "Lis" });
    },
  );

  it("takes a frozen window back, with the state as it is now", async () => {
    const { one, two, shown, ask, host } = await openTwo({ heartbeat: 15 });
    one.near.freeze();
    await expect.poll(() => shown()[1]).toBe(1);
    ask({ message: "Asked meanwhile" });
    await openQuestions(two.remote, 2);
    expect(shown()[1]).toBe(2);
    await two.remote.send({ type: "closeSurface", id: dialog.id });
    // It says hello all the time, but as long as it hears nothing it has no surface.
    const before = one.near.sent.length;
    await expect.poll(() => one.near.sent.length).toBeGreaterThan(before + 2);
    expect(host.getState().open.map(({ surface }) => surface)).toEqual([undefined, undefined]);

    one.near.thaw();

    await openQuestions(one.remote, 2);
    await expect.poll(shown).toEqual([2, 0]);
    expect(one.remote.getPhase()).toBe("connected");
    await expect
      .poll(() => one.remote.getState().open[1]?.request)
      .toMatchObject({
        message: "Asked meanwhile",
      });
    expect(host.getState().open).toHaveLength(2);
  });

  it("keeps a window that answers, however long it says nothing else", async () => {
    const clock = startManualClock();
    const { one, two, shown } = await openTwo({ heartbeat: 5_000 });
    const before = one.near.sent.length;
    await clock.pass(100_000);
    expect(shown()).toEqual([1, 0]);
    expect(one.remote.getPhase()).toBe("connected");
    expect(two.remote.getPhase()).toBe("connected");
    expect(one.near.sent.length).toBeGreaterThan(before);
  });

  it("counts a question as unattended once its only window is gone", async () => {
    const { host, ask, openWindow } = openRelay({ unattendedAfter: 20 });
    const { remote } = openWindow();
    await remote.send({ type: "openSurface", surface: dialog });
    const { answer } = ask(shippingAddress);
    const { id } = await openQuestion(host);
    remote.close();
    await expect(answer).resolves.toEqual({ action: "cancel" });
    expect((await settledQuestion(host, id)).outcome).toMatchObject({ cause: "unattended" });
  });
});
