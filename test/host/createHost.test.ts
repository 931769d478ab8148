import { createHost, type HostKind } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ownKind } from "../support/ownKind.js";
import {
  dialog,
  openQuestion,
  openQuestions,
  settledQuestion,
  shippingAddress,
} from "../support/questions.js";
import { rigs } from "../support/rigs.js";
import { startClock } from "../support/startClock.js";

describe("a host without anything that has to be let go", () => {
  it("closes, and has nothing to report", () => {
    const errors: unknown[] = [];
    const host = createHost({ kinds: [ownKind()], onError: (error) => errors.push(error) });
    const session = host.openSession({ id: "travel" });
    session.receive("own/ask").catch(() => {});
    session.trackCall(() => new Promise(() => {})).catch(() => {});
    host.close();
    expect(host.getState()).toMatchObject({
      open: [],
      calls: [],
      sessions: [{ phase: "closed" }],
      settled: [{ outcome: { by: "session" } }],
    });
    expect(errors).toEqual([]);
  });
});

describe("a command that fails inside a host", () => {
  it("is reported, and told of in a receipt that gives nothing away", async () => {
    const errors: unknown[] = [];
    const lost = new Error("secret");
    const kind = ownKind("own", {
      answer: () => {
        throw lost;
      },
      command: async () => {
        throw lost;
      },
    });
    const host = createHost({ kinds: [kind], onError: (error) => errors.push(error) });
    onTestFinished(host.close);
    host
      .openSession({ id: "travel" })
      .receive("own/ask")
      .catch(() => {});
    const { id = "" } = host.getState().open[0] ?? {};
    const failed = {
      done: false,
      rejection: "failed",
      message: "The host could not carry it out.",
    };
    expect(await host.send({ type: "settle", id, answer: {} })).toEqual(failed);
    expect(await host.send({ type: "own/act" })).toEqual(failed);
    expect(errors).toEqual([lost, lost]);
    expect(host.read(id)).toMatchObject({ phase: "open" });
  });
});

describe("what a client declares and handles for a host", () => {
  it("is what its kinds have, each of them", () => {
    const one: HostKind = {
      ...ownKind("one", { notifications: { "one/told": () => {}, "one/heard": () => {} } }),
      capabilities: { one: {}, experimental: { one: {} } },
      lastRevision: "2025-11-25",
    };
    const two: HostKind = { ...ownKind("two"), capabilities: { two: { deep: {} } } };
    const host = createHost({ kinds: [one, two] });
    onTestFinished(host.close);
    expect(host).toMatchObject({
      capabilities: { one: {}, experimental: { one: {} }, two: { deep: {} } },
      lastRevisions: { one: "2025-11-25", experimental: "2025-11-25" },
      requests: ["one/ask", "two/ask"],
      notifications: ["one/told", "one/heard"],
    });
    expect(Object.keys(host.lastRevisions)).toHaveLength(2);
  });
});

describe.each(rigs)("createHost, through %s", (name, open) => {
  const isModern = name.endsWith("2026-07-28");

  it("shows a question with the server that asks, and sends what is answered", async () => {
    const { host, ask } = await open();
    const { answer } = ask(shippingAddress);

    const question = await openQuestion(host);
    expect(question).toMatchObject({
      kind: "elicitation",
      session: "travel",
      request: { mode: "form", ...shippingAddress },
      phase: "open",
      asked: 1,
    });
    expect(host.getState().sessions).toMatchObject([{ id: "travel", name: "Travel Booking" }]);

    const receipt = await host.send({
      type: "settle",
      id: question.id,
      answer: { action: "accept", content: { city: "Lisbon" } },
    });
    expect(receipt).toMatchObject({ done: true, outcome: { sent: "accept", by: "person" } });
    await expect(answer).resolves.toMatchObject({ action: "accept", content: { city: "Lisbon" } });
    expect(await settledQuestion(host, question.id)).toMatchObject({
      phase: "settled",
      outcome: { sent: "accept", by: "person" },
      lingering: false,
    });
  });

  it("keeps the reason of a decline, and strips content from it", async () => {
    const { host, ask } = await open();
    const { answer } = ask(shippingAddress);
    const { id } = await openQuestion(host);

    const receipt = await host.send({
      type: "settle",
      id,
      answer: { action: "decline", reason: "too nosy", content: { city: "Lisbon" } },
    });

    expect(receipt).toMatchObject({ outcome: { sent: "decline", reason: "too nosy" } });
    await expect(answer).resolves.not.toHaveProperty("content");
    await expect(answer).resolves.toMatchObject({ action: "decline" });
  });

  it("refuses content that the schema does not allow, and keeps the question open", async () => {
    const { host, ask } = await open();
    const { answer } = ask(shippingAddress);
    const { id } = await openQuestion(host);

    const refused = await host.send({
      type: "settle",
      id,
      answer: { action: "accept", content: {} },
    });
    expect(refused).toMatchObject({ done: false, rejection: "invalid" });
    expect(refused).toHaveProperty("issues", [expect.objectContaining({ path: ["city"] })]);
    expect(host.getState().open).toHaveLength(1);

    await host.send({ type: "settle", id, answer: { action: "cancel" } });
    await expect(answer).resolves.toMatchObject({ action: "cancel" });
  });

  it.each([[undefined], ["yes"], [{ action: "reject" }], [{ action: "accept", content: [] }]])(
    "refuses %j as an answer",
    async (answer) => {
      const { host, ask } = await open();
      ask(shippingAddress);
      const { id } = await openQuestion(host);
      expect(await host.send({ type: "settle", id, answer })).toMatchObject({
        done: false,
        rejection: "invalid",
      });
    },
  );

  it("settles once, however many commands race", async () => {
    const { host, ask } = await open();
    const { answer } = ask(shippingAddress);
    const { id } = await openQuestion(host);

    const answers = [
      { action: "accept", content: { city: "Lisbon" } },
      { action: "decline" },
      { action: "cancel" },
      { action: "accept", content: { city: "Porto" } },
    ];
    const receipts = await Promise.all(
      answers.map((answer) => host.send({ type: "settle", id, answer })),
    );

    const winners = receipts.filter(({ done }) => done);
    expect(winners).toHaveLength(1);
    for (const receipt of receipts.filter(({ done }) => !done))
      expect(receipt).toMatchObject({ rejection: "settled", outcome: winners[0]?.outcome });
    await expect(answer).resolves.toMatchObject({ action: winners[0]?.outcome?.sent });
  });

  it("says so when a command comes too late or for no question", async () => {
    const { host, ask } = await open();
    ask(shippingAddress);
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action: "cancel" } });

    for (const type of ["putAside", "resume"] as const)
      expect(await host.send({ type, id })).toMatchObject({ rejection: "settled" });
    expect(await host.send({ type: "saveDraft", id, draft: {} })).toMatchObject({
      rejection: "settled",
    });
    expect(await host.send({ type: "settle", id: "nobody", answer: {} })).toMatchObject({
      done: false,
      rejection: "unknown",
    });
  });

  it("says who ended a question that was withdrawn", async () => {
    const { host, ask } = await open();
    await host.send({ type: "openSurface", surface: dialog });
    const { withdraw } = ask(shippingAddress);
    const { id } = await openQuestion(host);

    withdraw();

    const settled = await settledQuestion(host, id);
    expect(settled.outcome).toMatchObject(
      isModern
        ? { sent: "nothing", by: "host", cause: "caller-ended" }
        : { sent: "nothing", by: "server" },
    );
    expect(settled).toMatchObject({ lingering: true, surface: "dialog" });
    expect(await host.send({ type: "settle", id, answer: { action: "cancel" } })).toMatchObject({
      rejection: "settled",
      outcome: settled.outcome,
    });
    expect(await host.send({ type: "dismiss", id })).toEqual({ done: true });
    await expect
      .poll(() => host.getState().settled[0])
      .toMatchObject({ lingering: false, surface: undefined });
  });

  it("says that a connection was lost", async () => {
    const { host, ask, close } = await open();
    ask(shippingAddress);
    const { id } = await openQuestion(host);

    await close();

    expect((await settledQuestion(host, id)).outcome).toMatchObject({
      sent: "nothing",
      by: "session",
    });
    expect(host.getState().sessions).toMatchObject([{ phase: "closed" }]);
  });

  it("cancels, and never declines, what no surface could show", async () => {
    const { host, ask } = await open({ unattendedAfter: 30 });
    await expect(ask(shippingAddress).answer).resolves.toMatchObject({ action: "cancel" });
    await expect
      .poll(() => host.getState().settled)
      .toMatchObject([{ outcome: { sent: "cancel", by: "host", cause: "unattended" } }]);
  });

  it("waits while a surface could show a question, or a person put it aside", async () => {
    const clock = startClock();
    const { host, ask } = await open({ unattendedAfter: 40 });
    await host.send({ type: "openSurface", surface: { ...dialog, visible: false } });
    const { answer } = ask(shippingAddress);
    const { id } = await openQuestion(host);
    await clock.pass(80);
    expect(host.getState().open).toHaveLength(1);

    await host.send({ type: "putAside", id });
    await host.send({ type: "closeSurface", id: dialog.id });
    await clock.pass(80);
    expect(host.getState().open).toMatchObject([{ aside: true, surface: undefined }]);

    await host.send({ type: "resume", id });
    await expect(answer).resolves.toMatchObject({ action: "cancel" });
  });

  it("shows a question on one surface at a time: visible before hidden, inline before dialog", async () => {
    const { host, ask } = await open();
    const place = async (surface: string | undefined) => {
      await expect.poll(() => host.getState().open[0]?.surface, { interval: 2 }).toBe(surface);
    };
    ask(shippingAddress);
    await openQuestion(host);

    await host.send({ type: "openSurface", surface: { ...dialog, visible: false } });
    await place("dialog");
    const inline = { id: "inline", kind: "inline", visible: false } as const;
    await host.send({ type: "openSurface", surface: inline });
    await place("inline");
    await host.send({ type: "openSurface", surface: dialog });
    await place("dialog");
    await host.send({ type: "openSurface", surface: { ...inline, visible: true } });
    await place("inline");
    const other = { ...inline, visible: true, session: "another" };
    await host.send({ type: "openSurface", surface: other });
    await place("dialog");
    await host.send({ type: "closeSurface", id: "dialog" });
    await place(undefined);
  });

  it("keeps what was typed outside the state, until the question is settled by hand", async () => {
    const { host, ask } = await open();
    ask(shippingAddress);
    const { id } = await openQuestion(host);
    const stateHeard = vi.fn<() => void>();
    const draftHeard = vi.fn<() => void>();
    host.subscribe(stateHeard);
    host.subscribe(draftHeard, `draft:${id}`);

    await host.send({ type: "saveDraft", id, draft: { city: "Lis" } });
    expect(host.read(`draft:${id}`)).toEqual({ city: "Lis" });
    expect(stateHeard).not.toHaveBeenCalled();
    expect(draftHeard).toHaveBeenCalled();

    await host.send({ type: "settle", id, answer: { action: "decline" } });
    await expect.poll(() => host.read(`draft:${id}`)).toBeUndefined();
  });

  it("keeps what was typed for a withdrawn question until it is dismissed", async () => {
    const { host, ask } = await open();
    await host.send({ type: "openSurface", surface: dialog });
    const { withdraw } = ask(shippingAddress);
    const { id } = await openQuestion(host);
    await host.send({ type: "saveDraft", id, draft: { city: "Lis" } });

    withdraw();
    expect(await settledQuestion(host, id)).toMatchObject({ lingering: true });
    expect(host.read(`draft:${id}`)).toEqual({ city: "Lis" });

    await host.send({ type: "dismiss", id });
    await expect.poll(() => host.read(`draft:${id}`)).toBeUndefined();
  });

  it("brings back what was put aside with something typed when the server withdraws it", async () => {
    const { host, ask } = await open();
    await host.send({ type: "openSurface", surface: dialog });
    const { withdraw } = ask(shippingAddress);
    const { id } = await openQuestion(host);
    await host.send({ type: "saveDraft", id, draft: { city: "Lis" } });
    await host.send({ type: "putAside", id });
    expect(host.getState().open).toMatchObject([{ aside: true, surface: undefined }]);

    withdraw();

    await expect
      .poll(() => host.getState().settled[0])
      .toMatchObject({ aside: false, lingering: true, surface: "dialog" });
  });

  it("hands out plain data: the same object until something changes, and safe to clone", async () => {
    const { host, ask } = await open();
    ask(shippingAddress);
    await openQuestion(host);
    const state = host.getState();
    expect(host.getState()).toBe(state);
    expect(structuredClone(state)).toEqual(state);
  });

  it("keeps the questions of two callers apart, whatever their ids", async () => {
    const { host, ask } = await open();
    const first = ask(shippingAddress);
    const second = ask(shippingAddress);
    const [one, two] = await openQuestions(host, 2);
    expect(one?.id).not.toBe(two?.id);

    const settle = (id: string | undefined, city: string) =>
      host.send({ type: "settle", id: id ?? "", answer: { action: "accept", content: { city } } });
    await settle(two?.id, "Porto");
    await settle(one?.id, "Lisbon");

    await expect(first.answer).resolves.toMatchObject({ content: { city: "Lisbon" } });
    await expect(second.answer).resolves.toMatchObject({ content: { city: "Porto" } });
  });
});
