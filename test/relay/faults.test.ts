import { connectHost, type RemoteHost, serveHost } from "mcp-host-ui/relay";
import { describe, expect, it, onTestFinished } from "vitest";
import { type Faults, spoilPort } from "../support/lossyPort.js";
import { openRelay } from "../support/openRelay.js";
import { dialog, openQuestions, shippingAddress } from "../support/questions.js";

const decline = { action: "decline" };

/** A window behind a channel that is spoiled in both directions. */
function openSpoiled(host: Parameters<typeof serveHost>[0], faults: Faults, seed: number) {
  const { port1, port2 } = new MessageChannel();
  const [near, far] = [spoilPort(port1, faults, seed), spoilPort(port2, faults, seed + 100_000)];
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const stop = serveHost(host, far.port, { heartbeat: 200, onError });
  const remote = connectHost(near.port, { heartbeat: 200, onError });
  onTestFinished(() => {
    remote.close();
    stop();
    port1.close();
    port2.close();
  });
  return { remote, near, far, errors };
}

const withoutSurfaces = (host: Pick<RemoteHost, "getState">) => {
  const { open, settled, ...rest } = host.getState();
  const strip = (list: typeof open) => list.map(({ surface: _, ...question }) => question);
  return { ...rest, open: strip(open), settled: strip(settled) };
};

describe("a window behind a port that loses messages", () => {
  it("never diverges: 240 windows, three messages in a hundred lost", {
    timeout: 60_000,
  }, async () => {
    const { host, ask } = openRelay({ unattendedAfter: Number.POSITIVE_INFINITY });
    const asked = Array.from({ length: 12 }, () => ask());
    const questions = await openQuestions(host, 12);
    const windows = Array.from({ length: 240 }, (_, seed) =>
      openSpoiled(host, { loss: 0.03 }, seed + 1),
    );
    await expect
      .poll(() => windows.filter(({ remote }) => remote.getPhase() !== "connected").length, {
        timeout: 60_000,
      })
      .toBe(0);
    for (const [at, { id }] of questions.entries()) {
      await host.send({ type: "saveDraft", id, draft: { city: `Lisbon ${at}` } });
      if (at % 3 === 0) await host.send({ type: "settle", id, answer: decline });
      if (at % 3 === 1) asked[at]?.withdraw();
      await new Promise(setImmediate);
    }
    const diverged = () =>
      windows.filter(
        ({ remote }) =>
          JSON.stringify(remote.getState()) !== JSON.stringify(host.getState()) ||
          questions.some(
            ({ id }) =>
              JSON.stringify(remote.read(`draft:${id}`)) !==
              JSON.stringify(host.read(`draft:${id}`)),
          ),
      ).length;
    await expect.poll(diverged, { timeout: 60_000 }).toBe(0);
    const faults = windows.reduce((sum, { near, far }) => sum + near.faults() + far.faults(), 0);
    expect(faults).toBeGreaterThan(50);
    expect(windows.flatMap(({ errors }) => errors)).toEqual([]);
  });

  it.each([
    ["lost", { loss: 0.2 }],
    ["sent twice", { twice: 0.5 }],
    ["out of order", { late: 0.3 }],
    ["all of it", { loss: 0.1, twice: 0.2, late: 0.1 }],
  ] satisfies [string, Faults][])(
    "carries each command out once, in order, and hears of it, with messages %s",
    { timeout: 60_000 },
    async (_what, faults) => {
      const relay = openRelay({ unattendedAfter: Number.POSITIVE_INFINITY });
      const answers = [relay.ask(), relay.ask(), relay.ask()].map(({ answer }) => answer);
      const carried: unknown[] = [];
      const host = {
        ...relay.host,
        send: (...given: Parameters<typeof relay.host.send>) => {
          carried.push(given[0]);
          return relay.host.send(...given);
        },
      };
      const { remote, near, far, errors } = openSpoiled(host, faults, 7);
      await openQuestions(remote, 3);
      const ids = remote.getState().open.map(({ id }) => id);
      const commands = ids.flatMap((id) => [
        ...["L", "Li", "Lis"].map((city) => ({ type: "saveDraft", id, draft: { city } }) as const),
        {
          type: "settle",
          id,
          answer: { action: "accept", content: { city: `To ${ids.indexOf(id)}` } },
        } as const,
      ]);
      const receipts = await Promise.all(commands.map((command) => remote.send(command)));
      expect(receipts.map(({ done }) => done)).toEqual(commands.map(() => true));
      expect(carried).toEqual(commands);
      expect(await Promise.all(answers)).toEqual(
        ids.map((_, at) => ({ action: "accept", content: { city: `To ${at}` } })),
      );
      expect(near.faults() + far.faults()).toBeGreaterThan(0);
      await expect.poll(() => withoutSurfaces(remote)).toEqual(withoutSurfaces(host));
      expect(errors).toEqual([]);
    },
  );
});

describe("a window that waits for its host", () => {
  it("sends what was commanded while it was connecting", async () => {
    const { host, ask } = openRelay();
    ask();
    const { port1, port2 } = new MessageChannel();
    onTestFinished(() => port1.close());
    const remote = connectHost(port1);
    onTestFinished(remote.close);
    const opened = remote.send({ type: "openSurface", surface: dialog });
    onTestFinished(serveHost(host, port2));
    expect(await opened).toEqual({ done: true });
    await expect.poll(() => remote.getState().open).toMatchObject([{ surface: "dialog" }]);
  });

  it("tells who sent a command that nobody answers within its time", async () => {
    const { port1 } = new MessageChannel();
    onTestFinished(() => port1.close());
    const remote = connectHost(port1, { commandTimeout: 20 });
    onTestFinished(remote.close);
    expect(await remote.send({ type: "resume", id: "1" })).toMatchObject({
      done: false,
      rejection: "lost",
    });
  });

  it.each([
    [null],
    [undefined],
    ["settle"],
    [1],
    [[]],
    [{}],
    [{ type: 1 }],
    [{ type: "openSurface" }],
  ])("answers %j with a receipt, in every phase", async (command) => {
    const { openWindow } = openRelay();
    const { remote } = openWindow({ onError: () => {} });
    // What is not compiled may send anything.
    const send = () => remote.send(command as never);
    expect(await send()).toMatchObject({ done: false, rejection: "unknown" });
    await expect.poll(remote.getPhase).toBe("connected");
    expect(await send()).toMatchObject({ done: false, rejection: "unknown" });
    remote.close();
    expect(await send()).toMatchObject({ done: false });
    expect(await remote.send({ type: "resume", id: "1" })).toMatchObject({ rejection: "lost" });
  });
});

it("refuses a BroadcastChannel, on which any page can pass for the host", () => {
  const { host } = openRelay();
  const channel = new BroadcastChannel("host");
  onTestFinished(() => channel.close());
  expect(() => serveHost(host, channel)).toThrow("were given a BroadcastChannel");
  expect(() => connectHost(channel)).toThrow("a MessageChannel of its own");
});

/** A port that leads to several windows, as a main process may have one for all of its own. */
function openHub(windows: number) {
  const listeners = new Set<(event: unknown) => void>();
  const channels = Array.from({ length: windows }, () => new MessageChannel());
  for (const { port1 } of channels) {
    port1.addEventListener("message", (event) => {
      for (const listener of listeners) listener(event);
    });
    port1.start();
    onTestFinished(() => port1.close());
  }
  const port = {
    postMessage(message: unknown) {
      for (const { port1 } of channels) port1.postMessage(message);
    },
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      void (type === "message" && listeners.add(listener)),
    removeEventListener: (_: string, listener: (event: unknown) => void) =>
      void listeners.delete(listener),
  };
  return { port, ends: channels.map(({ port2 }) => port2) };
}

describe("windows behind one port", () => {
  const openThree = async () => {
    const relay = openRelay({ unattendedAfter: Number.POSITIVE_INFINITY });
    const { port, ends } = openHub(3);
    onTestFinished(serveHost(relay.host, port));
    const windows = ends.map((end) => connectHost(end));
    for (const remote of windows) onTestFinished(remote.close);
    const [one, two, three] = windows;
    if (!one || !two || !three) throw new Error("Three windows were opened.");
    for (const remote of windows) await expect.poll(remote.getPhase).toBe("connected");
    return { ...relay, one, two, three, windows };
  };

  it("get their own receipts, though their commands have the same numbers", async () => {
    const { one, two, three, windows, ask } = await openThree();
    const { answer } = ask();
    for (const remote of windows) await openQuestions(remote, 1);
    const id = one.getState().open[0]?.id ?? "";
    const receipts = await Promise.all([
      one.send({ type: "settle", id, answer: { action: "accept" } }),
      two.send({ type: "settle", id: "nobody", answer: decline }),
      three.send({ type: "saveDraft", id, draft: { city: "Lis" } }),
    ]);
    expect(receipts).toMatchObject([
      { done: false, rejection: "invalid" },
      { done: false, rejection: "unknown" },
      { done: true },
    ]);
    expect(await two.send({ type: "settle", id, answer: decline })).toMatchObject({ done: true });
    await expect(answer).resolves.toEqual(decline);
  });

  it("stay when one of them says goodbye, and take its questions over", async () => {
    const { one, two, windows, ask } = await openThree();
    ask();
    for (const remote of windows) await openQuestions(remote, 1);
    await one.send({ type: "openSurface", surface: dialog });
    await two.send({ type: "openSurface", surface: dialog });
    await expect.poll(() => one.getState().open).toMatchObject([{ surface: "dialog" }]);
    one.close();
    await expect.poll(() => two.getState().open).toMatchObject([{ surface: "dialog" }]);
    expect(windows.map((remote) => remote.getPhase())).toEqual([
      "closed",
      "connected",
      "connected",
    ]);
    ask(shippingAddress);
    await openQuestions(two, 2);
  });
});
