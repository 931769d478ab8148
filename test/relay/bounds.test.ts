import { connectHost, serveHost } from "mcp-host-ui/relay";
import { describe, expect, it, onTestFinished } from "vitest";
import * as fc from "../support/fc.js";
import { command, handMade, hello, ping } from "../support/handMadeWindow.js";
import { openRelay } from "../support/openRelay.js";
import { dialog, openQuestion, openQuestions } from "../support/questions.js";
import { watchPort } from "../support/watchPort.js";

const patient = {
  unattendedAfter: Number.POSITIVE_INFINITY,
  limits: { open: 20_000, perMinute: 20_000 },
};

describe("what a host tells", () => {
  it("comes in pages of 500 parts and 128,000 characters at most, and counts when it is complete", async () => {
    const { openWindow, ask, host } = openRelay(patient);
    for (let count = 0; count < 2_000; count += 1) ask({ message: `${count} ${"x".repeat(400)}` });
    const { remote, far } = openWindow();
    const seen = new Set<number>();
    remote.subscribe(() => seen.add(remote.getState().open.length));
    await openQuestions(remote, 2_000);
    expect(seen).toEqual(new Set([2_000]));
    const pages = far.sent.filter(({ type }) => type === "change");
    expect(pages.length).toBeGreaterThan(8);
    for (const page of pages) {
      expect((page.parts as unknown[]).length).toBeLessThanOrEqual(500);
      expect(JSON.stringify(page).length).toBeLessThan(250_000);
    }
    expect(remote.getState()).toEqual(host.getState());
  });

  it("waits for a slow window: 16 messages at most are on their way to it", async () => {
    const { openWindow, ask, host, session } = openRelay(patient);
    const { remote, near, far } = openWindow({ heartbeat: Number.POSITIVE_INFINITY });
    await expect.poll(remote.getPhase).toBe("connected");
    const before = far.sent.length;
    near.freeze();
    ask();
    const { id } = await openQuestion(host);
    for (let count = 0; count < 1_000; count += 1) {
      await host.send({ type: "saveDraft", id, draft: { city: String(count) } });
      await Promise.resolve();
    }
    session.close();
    expect(far.sent.length - before).toBeLessThanOrEqual(16);
    expect(far.sent.length).toBeGreaterThan(before);
    near.thaw();
    await expect.poll(() => remote.getState()).toEqual(host.getState());
  });

  it("holds a receipt back from a slow window until that has heard all that the command led to", async () => {
    const { openWindow, ask, host } = openRelay(patient);
    const { remote, near } = openWindow({ heartbeat: Number.POSITIVE_INFINITY });
    await expect.poll(remote.getPhase).toBe("connected");
    ask();
    const { id } = await openQuestion(remote);
    near.freeze();
    for (let count = 0; count < 50; count += 1) {
      await host.send({ type: "saveDraft", id, draft: { city: String(count) } });
      await Promise.resolve();
    }
    const settled = remote.send({ type: "settle", id, answer: { action: "cancel" } });
    await expect.poll(() => host.getState().open).toEqual([]);
    near.thaw();
    await expect(settled).resolves.toMatchObject({ done: true });
    expect(remote.getState()).toEqual(host.getState());
  });

  it("goes without the one value that cannot be cloned, and says which", async () => {
    const errors: unknown[] = [];
    const relay = openRelay(patient);
    const { session, ask } = relay;
    const onError = (error: unknown) => void errors.push(error);
    const { port1, port2 } = new MessageChannel();
    onTestFinished(() => port1.close());
    onTestFinished(serveHost(relay.host, port2, { onError }));
    const remote = connectHost(port1, { onError });
    onTestFinished(remote.close);
    ask();
    const { id } = await openQuestion(remote);
    // An app that is not compiled may say anything of its server.
    session.update({ claims: { name: "Travel", version: (() => "1") as never } });
    await expect.poll(() => remote.getState().sessions[0]?.claims).toEqual({ name: "Travel" });
    expect(remote.getPhase()).toBe("connected");
    expect(await remote.send({ type: "putAside", id })).toEqual({ done: true });
    expect(errors).toMatchObject([{ message: expect.stringContaining("claims.version") }]);
  });
});

describe("what a window sends", () => {
  it("is dropped beyond 2,000 messages at once, and the host says so", async () => {
    const errors: unknown[] = [];
    const { openChannel } = openRelay(patient);
    const { near, far } = openChannel({ onError: (error) => errors.push(error) });
    near.post(hello());
    for (let count = 0; count < 6_000; count += 1) near.post(ping);
    const end = new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port2.addEventListener("message", () => resolve());
      port2.start();
      port1.postMessage("after them");
      onTestFinished(() => port1.close());
    });
    await end;
    await expect
      .poll(() => errors)
      .toMatchObject([{ message: expect.stringContaining("1,000 a second") }]);
    await expect.poll(() => far.sent.length).toBeGreaterThan(1_000);
    expect(far.sent.length).toBeLessThan(5_500);
  });

  it("has 100 surfaces at most, so that no hello holds the host", async () => {
    const relay = openRelay(patient);
    let opened = 0;
    const host = {
      ...relay.host,
      send(...given: Parameters<typeof relay.host.send>) {
        if (given[0].type === "openSurface") opened += 1;
        return relay.host.send(...given);
      },
    };
    const { port1, port2 } = new MessageChannel();
    onTestFinished(() => port1.close());
    const far = watchPort(port2);
    onTestFinished(serveHost(host, far.port, { onError: () => {} }));
    const surfaces = Array.from({ length: 5_000 }, (_, at) => ({ ...dialog, id: String(at) }));
    port1.postMessage(hello(surfaces));
    port1.postMessage(hello(surfaces.slice(0, 100), 2));
    port1.postMessage(command(1, { type: "openSurface", surface: { ...dialog, id: "one more" } }));
    await expect
      .poll(() => far.sent.at(-1))
      .toMatchObject({ type: "receipt", receipt: { done: false, rejection: "failed" } });
    expect(opened).toBe(100);
  });

  it("says hello 20 times at once and no more: each is answered with all there is", async () => {
    const { openChannel } = openRelay(patient);
    const { near, far } = openChannel({ onError: () => {} });
    for (let count = 1; count <= 500; count += 1) near.post(hello([], count));
    near.post(ping);
    await expect.poll(() => far.sent.at(-1)).toMatchObject({ type: "pong" });
    const told = far.sent.filter(({ fresh }) => fresh).length;
    expect(told).toBeGreaterThanOrEqual(20);
    expect(told).toBeLessThan(40);
  });

  it("is refused where it is longer than 10,000,000 characters", async () => {
    const { openChannel, ask, host } = openRelay(patient);
    const { near, far } = openChannel({ onError: () => {} });
    ask();
    const { id } = await openQuestion(host);
    near.post(hello());
    const draft = { city: "x".repeat(10_000_001) };
    near.post(command(1, { type: "saveDraft", id, draft }));
    await expect
      .poll(() => far.sent.at(-1))
      .toMatchObject({ type: "receipt", receipt: { done: false, rejection: "unknown" } });
    expect(host.read(`draft:${id}`)).toBeUndefined();
  });
});

describe("another version", () => {
  it("of a window is told to the host, and to the window", async () => {
    const errors: unknown[] = [];
    const { openChannel } = openRelay(patient);
    const { near, far } = openChannel({ onError: (error) => errors.push(error) });
    near.post({ ...handMade, mcpHostUi: 4, type: "greetings" });
    await expect
      .poll(() => far.sent)
      .toEqual([{ mcpHostUi: 3, to: handMade.from, type: "stranger" }]);
    expect(errors).toMatchObject([{ message: expect.stringContaining("version 4") }]);
  });

  it("of a host is told to the window: its phase says so, and its commands are refused", async () => {
    const errors: unknown[] = [];
    const { port1, port2 } = new MessageChannel();
    onTestFinished(() => port1.close());
    port2.addEventListener("message", ({ data: { from } }) =>
      port2.postMessage({ mcpHostUi: 4, to: from, type: "news" }),
    );
    port2.start();
    const remote = connectHost(port1, { onError: (error) => errors.push(error) });
    onTestFinished(remote.close);
    const waiting = remote.send({ type: "resume", id: "1" });
    await expect.poll(remote.getPhase).toBe("incompatible");
    expect(await waiting).toMatchObject({ done: false });
    expect(await remote.send({ type: "resume", id: "1" })).toMatchObject({
      rejection: "failed",
      message: expect.stringContaining("another version"),
    });
    expect(errors).toMatchObject([{ message: expect.stringContaining("version 4") }]);
  });
});

describe("a port that is not open yet", () => {
  it("is told to onError, and the window connects once it is", async () => {
    const errors: unknown[] = [];
    const { openChannel, ask } = openRelay(patient);
    ask();
    const { near } = openChannel();
    let isOpen = false;
    const notYet = new Error("still connecting");
    const port = {
      ...near.port,
      postMessage(message: unknown) {
        if (!isOpen) throw notYet;
        near.port.postMessage(message);
      },
    };
    const remote = connectHost(port, { onError: (error) => errors.push(error) });
    onTestFinished(remote.close);
    expect(errors).toEqual([notYet]);
    expect(remote.getPhase()).toBe("connecting");
    isOpen = true;
    await openQuestion(remote);
    expect(remote.getPhase()).toBe("connected");
  });
});

describe("a hostile host", () => {
  it("cannot make a window throw, nor keep it from an honest one", {
    timeout: 60_000,
  }, async () => {
    const errors: unknown[] = [];
    const thrown: unknown[] = [];
    const hear = (error: unknown) => void thrown.push(error);
    process.on("uncaughtExceptionMonitor", hear);
    onTestFinished(() => void process.off("uncaughtExceptionMonitor", hear));
    const { openChannel, ask } = openRelay(patient);
    ask();
    const { port1, port2 } = new MessageChannel();
    onTestFinished(() => port1.close());
    const near = watchPort(port1);
    const remote = connectHost(near.port, { onError: (error) => errors.push(error) });
    onTestFinished(remote.close);
    const to = String(near.sent[0]?.from);
    remote.subscribe(() => JSON.stringify(remote.getState()));

    const any = fc.anything({ withMap: true, withSet: true, withDate: true, withBigInt: true });
    const row = fc.record({
      id: fc.constantFrom("1", "2"),
      kind: any,
      session: any,
      request: any,
      phase: fc.constantFrom("open", "settled"),
      outcome: any,
      calls: any,
    });
    const list = fc.oneof(fc.constantFrom("open", "settled", "log", "sessions", "calls"), any);
    const part = fc.oneof(
      any,
      fc.tuple(
        fc.constantFrom("set", "gone", "order", "value", "goneValue"),
        list,
        fc.oneof(row, any),
      ),
    );
    const message = fc.record({
      mcpHostUi: fc.constant(3),
      to: fc.constant(to),
      type: fc.constantFrom("change", "receipt", "working", "ping", "pong", "stranger", "bye", "x"),
      epoch: fc.oneof(fc.nat(3), any),
      seq: fc.oneof(fc.nat(4), any),
      fresh: fc.oneof(fc.boolean(), any),
      more: fc.oneof(fc.boolean(), any),
      prefix: fc.oneof(fc.constant("window-1/"), any),
      parts: fc.oneof(fc.array(part), any),
      id: fc.oneof(fc.nat(3), any),
      receipt: any,
    });
    const cycle: unknown[] = [];
    cycle.push(cycle);
    const waiting = [1, 2, 3].map(() => remote.send({ type: "resume", id: "1" }));
    for (const sent of fc.sample(message, { numRuns: 3_000 })) port2.postMessage(sent);
    port2.postMessage({
      mcpHostUi: 3,
      to,
      type: "change",
      epoch: 1,
      seq: 1,
      fresh: true,
      more: false,
      prefix: "p",
      parts: [
        ["value", "draft:1", cycle],
        ["set", "open", cycle],
      ],
    });
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    remote.reconnect(openChannel().near.port);
    for (const receipt of await Promise.all(waiting)) expect(receipt.done).toBe(false);
    await openQuestion(remote);
    expect(remote.getState().open).toHaveLength(1);
    expect(
      errors.filter((error) => error instanceof TypeError || error instanceof RangeError),
    ).toEqual([]);
    expect(thrown).toEqual([]);
  });
});
