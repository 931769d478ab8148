import { startServer } from "@mcp-host-ui/testing";
import { createDecisionLog, createHost, elicitation, roots, sampling } from "mcp-host-ui/host";
import { connectHost, type ServeHostOptions, serveHost } from "mcp-host-ui/relay";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openRelay } from "../support/openRelay.js";
import {
  dialog,
  openQuestion,
  openQuestions,
  settledQuestion,
  shippingAddress,
} from "../support/questions.js";

const accepted = { action: "accept", content: { city: "Lisbon" } };

/** A host with two servers, and windows that see and do what a test says. */
function openTwoServers() {
  const host = createHost({
    kinds: [
      elicitation(),
      roots({ initial: ["/home/ada"] }),
      sampling({ generate: () => Promise.reject(new Error("Nobody asks a model here.")) }),
    ],
    log: createDecisionLog(),
    unattendedAfter: Number.POSITIVE_INFINITY,
  });
  onTestFinished(host.close);
  const open = (options: ServeHostOptions = {}) => {
    const { port1, port2 } = new MessageChannel();
    const stop = serveHost(host, port2, options);
    const remote = connectHost(port1);
    onTestFinished(() => {
      remote.close();
      stop();
      port1.close();
    });
    return remote;
  };
  const ask = (session: string) => {
    const answer = host.openSession({ id: session }).receive("elicitation/create", shippingAddress);
    answer.catch(() => {});
    return answer;
  };
  return { host, open, ask };
}

describe("serveHost, for a window that nothing more is said of", () => {
  it("tells it that a visit is in nobody's way, and lets it bring that back", async () => {
    const { session, openWindow } = openRelay();
    const { remote } = openWindow();
    await remote.send({ type: "openSurface", surface: dialog });
    const payment = {
      mode: "url",
      message: "Pay",
      url: "https://pay.example/",
      elicitationId: "1",
    };
    const result = session.trackCall((_, call) =>
      session.receive("elicitation/create", payment, { call }),
    );
    const { id } = await openQuestion(remote);
    await remote.send({ type: "settle", id, answer: { action: "accept" } });
    await expect(result).resolves.toEqual({ action: "accept" });
    const settled = () => remote.getState().settled;
    await expect.poll(settled).toMatchObject([{ id, aside: true, lingering: true }]);
    expect(settled()[0]?.surface).toBeUndefined();
    expect(await remote.send({ type: "resume", id })).toEqual({ done: true });
    await expect
      .poll(settled)
      .toMatchObject([{ id, aside: false, surface: "dialog", inFront: true }]);
  });

  it("lets it answer what it sees, and name itself nobody", async () => {
    const { host, open } = openTwoServers();
    const server = await startServer(host, { id: "real" });
    onTestFinished(() => server.close());
    const remote = open();
    const { answer } = server.elicit(shippingAddress);
    const { id } = await openQuestion(remote);
    for (const command of [
      { type: "putAside", id },
      { type: "resume", id },
      { type: "saveDraft", id, draft: { city: "Lis" } },
      { type: "settle", id, answer: accepted },
    ] as const)
      expect(await remote.send(command)).toMatchObject({ done: true });
    await expect(answer).resolves.toMatchObject(accepted);
    const { outcome } = await settledQuestion(host, id);
    expect(outcome).toEqual({ sent: "accept", by: "person", at: outcome?.at });
  });

  it.each([
    { type: "blockSession", id: "travel", blocked: true },
    { type: "roots/sync", folders: ["/etc"] },
    { type: "roots/add", root: "/etc" },
    { type: "roots/remove", id: "file:///home/ada" },
    { type: "roots/decide", session: "travel", decision: "share" },
    { type: "sampling/configure", settings: { reviewAnswers: false } },
    { type: "nobody/knows" },
    { type: "__proto__/toString" },
  ] as const)("refuses %j, and leaves the host as it was", async (command) => {
    const { host, open, ask } = openTwoServers();
    void ask("travel");
    const remote = open();
    await openQuestion(remote);
    // The folders come a moment after the host.
    await vi.waitFor(() => expect([...host.keys()]).toContain("roots:state"));
    const before = JSON.stringify([host.getState(), [...host.keys()].map(host.read)]);
    expect(await remote.send(command)).toMatchObject({ done: false, rejection: "forbidden" });
    expect(JSON.stringify([host.getState(), [...host.keys()].map(host.read)])).toBe(before);
  });

  it("answers by no rule, whatever the window says and whatever it is allowed", async () => {
    const { host, open, ask } = openTwoServers();
    void ask("travel");
    const remote = open({ allows: () => true });
    const { id } = await openQuestion(remote);
    const settle = { type: "settle", id, answer: { action: "decline" }, rule: "mine" } as const;
    expect(await remote.send(settle)).toMatchObject({ done: false, rejection: "forbidden" });
    expect(host.getState().open).toHaveLength(1);
  });
});

describe("serveHost, with `allows`", () => {
  it("lets the window do that and no more; what is left open is as without it", async () => {
    const { host, open, ask } = openTwoServers();
    void ask("travel");
    const remote = open({
      allows: ({ type }) =>
        type === "blockSession" ? true : type === "settle" ? false : undefined,
    });
    const { id } = await openQuestion(remote);
    expect(await remote.send({ type: "settle", id, answer: { action: "decline" } })).toMatchObject({
      rejection: "forbidden",
    });
    expect(await remote.send({ type: "putAside", id })).toEqual({ done: true });
    expect(await remote.send({ type: "roots/check" })).toMatchObject({ rejection: "forbidden" });
    await remote.send({ type: "blockSession", id: "travel", blocked: true });
    expect(host.getState().sessions).toMatchObject([{ blocked: true }]);
  });

  it("allows nothing where it throws, and says so", async () => {
    const { open, ask } = openTwoServers();
    void ask("travel");
    const error = new Error("the app's own");
    const errors: unknown[] = [];
    const remote = open({
      onError: (error) => errors.push(error),
      allows() {
        throw error;
      },
    });
    const { id } = await openQuestion(remote);
    expect(await remote.send({ type: "resume", id })).toMatchObject({ rejection: "forbidden" });
    expect(errors).toEqual([error]);
  });
});

describe("serveHost, with `sees`", () => {
  const onlyTravel: ServeHostOptions = { sees: ({ session }) => session === "travel" };

  it("tells the window of nothing else: no question, draft, call, session, log or value", async () => {
    const { host, open, ask } = openTwoServers();
    void ask("travel");
    void ask("bank-4711");
    const bank = host.openSession({ id: "bank-4711" });
    const call = bank.trackCall(() => new Promise(() => {}), { name: "bank-4711" });
    call.catch(() => {});
    const all = open();
    const { port1, port2 } = new MessageChannel();
    const heard: unknown[] = [];
    port1.addEventListener("message", ({ data }) => heard.push(data));
    onTestFinished(serveHost(host, port2, onlyTravel));
    const some = connectHost(port1);
    onTestFinished(() => {
      some.close();
      port1.close();
    });
    await openQuestions(all, 2);
    await openQuestions(some, 1);
    await expect.poll(() => all.read("roots:state")).toBeDefined();
    const hidden = host.getState().open.find(({ session }) => session !== "travel");
    const id = hidden?.id ?? "";
    await all.send({ type: "saveDraft", id, draft: { city: "secret-city" } });
    await all.send({ type: "putAside", id });
    await all.send({ type: "settle", id, answer: { action: "decline" } });
    // What it does see comes through after that.
    void ask("travel");
    await openQuestions(some, 2);
    expect(some.getState()).toMatchObject({
      sessions: [{ id: "travel" }],
      calls: [],
      settled: [],
      log: [],
    });
    expect(some.read("roots:state")).toBeUndefined();
    expect(JSON.stringify(heard)).not.toMatch(/bank-4711|secret-city|home\/ada/);
    expect(JSON.stringify(heard)).not.toContain(id);
  });

  it("does not let it act on what it does not see, whatever it is allowed", async () => {
    const { host, open, ask } = openTwoServers();
    void ask("bank");
    const ended = host.openSession({ id: "bank" }).trackCall(() => new Promise(() => {}));
    ended.catch(() => {});
    const { id } = await openQuestion(host);
    const call = host.getState().calls[0]?.id ?? "";
    const remote = open({ ...onlyTravel, allows: () => true });
    for (const command of [
      { type: "settle", id, answer: { action: "decline" } },
      { type: "saveDraft", id, draft: { city: "Oslo" } },
      { type: "putAside", id },
      { type: "stopCall", id: call },
      { type: "blockSession", id: "bank", blocked: true },
      { type: "roots/decide", session: "bank", decision: "share" },
    ] as const)
      expect(await remote.send(command)).toMatchObject({ done: false, rejection: "unknown" });
    expect(host.getState()).toMatchObject({
      open: [{ id, aside: false }],
      calls: [{ id: call }],
      sessions: [{ blocked: false }],
    });
    expect(host.read(`draft:${id}`)).toBeUndefined();
  });

  it("gives its surfaces no question that it does not see: another window shows it", async () => {
    const { host, open, ask } = openTwoServers();
    const [some, all] = [open(onlyTravel), open()];
    await some.send({ type: "openSurface", surface: dialog });
    await all.send({ type: "openSurface", surface: { ...dialog, visible: false } });
    void ask("bank");
    await expect.poll(() => all.getState().open).toMatchObject([{ surface: "dialog" }]);
    void ask("travel");
    await expect.poll(() => some.getState().open).toMatchObject([{ surface: "dialog" }]);
    expect(host.getState().open).toHaveLength(2);
  });
});

describe("serveHost, with a principal", () => {
  it("names in outcome and log who answered, and nobody where the host itself did", async () => {
    const { host, open, ask } = openTwoServers();
    const [ada, ben] = [open({ principal: "ada" }), open({ principal: "ben" })];
    void ask("travel");
    const first = await openQuestion(ada);
    await openQuestion(ben);
    await ben.send({ type: "settle", id: first.id, answer: { action: "decline" } });
    void ask("travel");
    await expect.poll(() => host.getState().open).toHaveLength(1);
    const second = await openQuestion(host);
    await host.send({ type: "settle", id: second.id, answer: { action: "decline" } });
    await expect
      .poll(() =>
        ada.getState().log.map(({ outcome }) => "principal" in outcome && outcome.principal),
      )
      .toEqual(["ben", false]);
    expect(host.getState().settled[0]?.outcome).toMatchObject({ by: "person", principal: "ben" });
  });

  it("names who stopped a call, in the outcome of what belonged to it", async () => {
    const { host, open } = openTwoServers();
    const ada = open({ principal: "ada" });
    const session = host.openSession({ id: "travel" });
    for (const embedded of [true, false]) {
      const ended = session.trackCall((_, call) =>
        session.receive("elicitation/create", shippingAddress, { call, embedded }),
      );
      ended.catch(() => {});
      const { id, call = "" } = await openQuestion(ada);
      expect(await ada.send({ type: "stopCall", id: call })).toEqual({ done: true });
      expect((await settledQuestion(host, id)).outcome).toMatchObject({
        by: "person",
        principal: "ada",
      });
    }
    expect(host.getState().settled).toHaveLength(2);
  });

  it("gives nobody the surfaces of somebody else, who knows their window's name even so", async () => {
    const relay = openRelay({ unattendedAfter: Number.POSITIVE_INFINITY });
    const { remote, near } = relay.openWindow({ principal: "ada" });
    await remote.send({ type: "openSurface", surface: dialog });
    relay.ask();
    await expect.poll(() => remote.getState().open).toMatchObject([{ surface: "dialog" }]);
    const thief = relay.openChannel({ principal: "ben" });
    const { from } = near.sent[0] ?? {};
    thief.near.post({ mcpHostUi: 3, from, type: "hello", hello: 9, surfaces: [] });
    await expect.poll(() => thief.far.sent.length).toBeGreaterThan(0);
    thief.near.post({ mcpHostUi: 3, from, type: "bye", hello: 9 });
    relay.ask();
    await expect
      .poll(() => remote.getState().open)
      .toMatchObject([{ surface: "dialog" }, { surface: "dialog" }]);
  });
});
