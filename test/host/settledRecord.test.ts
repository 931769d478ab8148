import { createHost, type HostOptions, type Surface } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { ownKind, type Running } from "../support/ownKind.js";
import { dialog, openQuestions, settledQuestion } from "../support/questions.js";

/** A kind that knows the same question again, keeps a part of what is settled, and lets an answer linger. */
const known: Partial<Running> = {
  fingerprint: ({ request }) => JSON.stringify(request),
  kept: (question) => ({ ...question, request: "kept" }),
  answer: (_, answer) => ({
    reply: { sent: "result", result: {} },
    lingers: Reflect.get(Object(answer), "lingers") === true,
  }),
};

async function open(
  more: Parameters<typeof ownKind>[1] = known,
  options: Partial<HostOptions> = {},
) {
  const host = createHost({
    kinds: [ownKind("own", more)],
    unattendedAfter: Number.POSITIVE_INFINITY,
    ...options,
  });
  onTestFinished(host.close);
  const show = (surface: Surface = dialog) => host.send({ type: "openSurface", surface });
  await show();
  const session = host.openSession({ id: "travel" });
  const ask = async (request: object, options: object = {}) => {
    const count = host.getState().open.length;
    const withdrawal = new AbortController();
    const answer = session.receive("own/ask", request, { signal: withdrawal.signal, ...options });
    answer.catch(() => {});
    const id = (await openQuestions(host, count + 1)).at(-1)?.id ?? "";
    return { id, answer, withdraw: () => withdrawal.abort() };
  };
  const type = (id: string, city: string) => host.send({ type: "saveDraft", id, draft: { city } });
  const draftOf = (id: string) => host.read(`draft:${id}`);
  return { host, session, show, ask, type, draftOf };
}

describe("a question that ended without the person", () => {
  it("stays where it is with what was typed, and only if it was in front or something was typed", async () => {
    const { host, ask, type, draftOf } = await open();
    const [front, typed, other] = [await ask({ nth: 1 }), await ask({ nth: 2 }), await ask({})];
    await type(typed.id, "Lisbon");
    for (const { withdraw } of [other, typed, front]) withdraw();
    expect(host.read(front.id)).toMatchObject({ lingering: true, surface: "dialog" });
    expect(host.read(typed.id)).toMatchObject({ lingering: true, surface: "dialog" });
    expect(host.read(other.id)).toMatchObject({ lingering: false, surface: undefined });
    expect(draftOf(typed.id)).toEqual({ city: "Lisbon" });
  });

  it("is kept whole while somebody sees it, and as its kind says after that", async () => {
    const { host, ask } = await open();
    const [front, other] = [await ask({ nth: 1 }), await ask({ nth: 2 })];
    other.withdraw();
    front.withdraw();
    expect(host.read(other.id)).toMatchObject({ request: "kept" });
    expect(host.read(front.id)).toMatchObject({ request: { nth: 1 } });
    await host.send({ type: "dismiss", id: front.id });
    expect(host.read(front.id)).toMatchObject({
      request: "kept",
      dismissed: true,
      lingering: false,
      surface: undefined,
    });
  });

  it("is on no surface where nobody has to be told, though it was put aside", async () => {
    const { host, ask } = await open();
    await ask({ nth: 1 });
    const { id, withdraw } = await ask({ nth: 2 });
    await host.send({ type: "putAside", id });
    withdraw();
    expect(host.read(id)).toMatchObject({ lingering: false, aside: true, surface: undefined });
  });

  it("comes back from aside to say what became of what was typed", async () => {
    const { host, ask, type } = await open();
    const { id, withdraw } = await ask({ nth: 1 });
    await type(id, "Lisbon");
    await host.send({ type: "putAside", id });
    withdraw();
    expect(host.read(id)).toMatchObject({ lingering: true, aside: false, surface: "dialog" });
  });

  it("comes back from a rule that had it worked on, to say what became of what was typed", async () => {
    let isQuiet = false;
    const { host, ask, type } = await open((core) => ({
      ...known,
      rules: { facts: () => undefined, obey: () => {}, isQuiet: () => isQuiet },
      command({ id: worked }) {
        isQuiet = true;
        core.update(String(worked), {});
        return { done: true };
      },
    }));
    const { id, withdraw } = await ask({ nth: 1 });
    await type(id, "Lisbon");
    await host.send({ type: "own/work", id });
    expect(host.read(id)).toMatchObject({ quiet: true, surface: undefined });
    withdraw();
    expect(host.read(id)).toMatchObject({ lingering: true, quiet: undefined, surface: "dialog" });
  });

  it("hands what was typed to the same question of the same server, once", async () => {
    const { ask, type, draftOf } = await open();
    const first = await ask({ nth: 1 });
    await type(first.id, "Lisbon");
    first.withdraw();
    const [other, again, third] = [
      await ask({ nth: 2 }),
      await ask({ nth: 1 }),
      await ask({ nth: 1 }),
    ];
    expect([other, again, third].map(({ id }) => draftOf(id))).toEqual([
      undefined,
      { city: "Lisbon" },
      undefined,
    ]);
  });

  it("hands nothing on where its kind knows no question again", async () => {
    const { ask, type, draftOf } = await open({ ...known, fingerprint: undefined as never });
    const first = await ask({ nth: 1 });
    await type(first.id, "Lisbon");
    first.withdraw();
    expect(draftOf((await ask({ nth: 1 })).id)).toBeUndefined();
    expect(draftOf(first.id)).toEqual({ city: "Lisbon" });
  });

  it("is not known again by what its kind failed to tell", async () => {
    const errors: unknown[] = [];
    const trouble = new Error("It broke.");
    const fingerprint = () => {
      throw trouble;
    };
    const { host, ask, type, draftOf } = await open(
      { ...known, fingerprint },
      { onError: (error) => errors.push(error) },
    );
    const first = await ask({ nth: 1 });
    await type(first.id, "Lisbon");
    first.withdraw();
    expect(host.read(first.id)).toMatchObject({ lingering: true });
    expect(draftOf((await ask({ nth: 1 })).id)).toBeUndefined();
    expect(new Set(errors)).toEqual(new Set([trouble]));
  });
});

describe("a question whose server the person blocked", () => {
  it("is out of sight, and what was typed for it comes back once the server may ask again", async () => {
    const { host, ask, type, draftOf } = await open();
    const front = await ask({ nth: 1 });
    await type(front.id, "Lisbon");
    await host.send({ type: "blockSession", id: "travel", blocked: true });
    expect(host.read(front.id)).toMatchObject({
      outcome: { by: "host", cause: "blocked" },
      lingering: false,
      surface: undefined,
    });
    await host.send({ type: "blockSession", id: "travel", blocked: false });
    expect(draftOf((await ask({ nth: 1 })).id)).toEqual({ city: "Lisbon" });
  });
});

describe("a question that a person answered", () => {
  it("is out of sight, with nothing left of what was typed", async () => {
    const { host, ask, type, draftOf } = await open();
    const { id } = await ask({ nth: 1 });
    await type(id, "Lisbon");
    await host.send({ type: "settle", id, answer: {} });
    expect(host.read(id)).toMatchObject({
      lingering: false,
      aside: false,
      surface: undefined,
      request: "kept",
    });
    expect(draftOf(id)).toBeUndefined();
    expect(draftOf((await ask({ nth: 1 })).id)).toBeUndefined();
  });

  it.each([
    ["a rule", { rule: "always" }],
    ["nobody named", {}],
  ])("leaves nothing to be told where it was %s", async (_, by) => {
    const { host, ask, type, draftOf } = await open();
    const { id } = await ask({ nth: 1 });
    await type(id, "Lisbon");
    await host.send({ type: "settle", id, answer: {}, ...by });
    expect(host.read(id)).toMatchObject({ lingering: false, surface: undefined });
    expect(draftOf(id)).toBeUndefined();
  });

  it("stays on its surface where its kind says so, until it is dismissed", async () => {
    const { host, ask } = await open();
    const { id } = await ask({ nth: 1 });
    await host.send({ type: "settle", id, answer: { lingers: true } });
    expect(host.read(id)).toMatchObject({
      lingering: true,
      aside: false,
      surface: "dialog",
      inFront: true,
      request: { nth: 1 },
    });
    await host.send({ type: "dismiss", id });
    expect(host.read(id)).toMatchObject({ lingering: false, dismissed: true, request: "kept" });
  });

  it("is in nobody's way where it stays and its call was over, on a card and on no dialog", async () => {
    const { host, session, show, ask } = await open();
    const stop = new AbortController();
    session.trackCall(() => new Promise(() => {}), { signal: stop.signal }).catch(() => {});
    const { id } = await ask({ nth: 1 });
    stop.abort();
    expect(host.read(id)).toMatchObject({ phase: "open", callOver: true, aside: false });
    await host.send({ type: "settle", id, answer: { lingers: true } });
    expect(host.read(id)).toMatchObject({ lingering: true, aside: true, surface: undefined });
    await show({ id: "card", kind: "inline", visible: true });
    expect(host.read(id)).toMatchObject({ surface: "card" });
    expect(await host.send({ type: "putAside", id })).toMatchObject({ rejection: "settled" });
    await host.send({ type: "closeSurface", id: "card" });
    expect(await host.send({ type: "resume", id })).toEqual({ done: true });
    expect(host.read(id)).toMatchObject({ aside: false, surface: "dialog", inFront: true });
  });

  it("takes what was typed along to the next time that its call asks the same", async () => {
    const { host, session, ask, type, draftOf } = await open();
    session.trackCall(() => new Promise(() => {})).catch(() => {});
    const first = await ask({ nth: 1 });
    await type(first.id, "Lisbon");
    await host.send({ type: "settle", id: first.id, answer: {} });
    const again = await ask({ nth: 1 });
    expect(host.read(again.id)).toMatchObject({ asked: 2 });
    expect([draftOf(first.id), draftOf(again.id)]).toEqual([undefined, { city: "Lisbon" }]);
  });
});

describe("a question of a call that the person stopped", () => {
  it("is out of sight, with nothing left of what was typed", async () => {
    const { host, session, ask, type, draftOf } = await open();
    let call = "";
    session
      .trackCall((_, id) => {
        call = id;
        return new Promise(() => {});
      })
      .catch(() => {});
    const { id } = await ask({ nth: 1 }, { embedded: true, call });
    await type(id, "Lisbon");
    await host.send({ type: "stopCall", id: call });
    expect(await settledQuestion(host, id)).toMatchObject({
      outcome: { sent: "nothing", by: "person", cause: "caller-ended" },
      lingering: false,
      surface: undefined,
    });
    expect(draftOf(id)).toBeUndefined();
  });
});

describe("a command about a place", () => {
  it.each(["dismiss", "putAside", "resume", "extend"] as const)(
    "is refused for a question that is none: %s",
    async (type) => {
      const { host } = await open();
      expect(await host.send({ type, id: "nobody" })).toMatchObject({
        done: false,
        rejection: "unknown",
        message: expect.stringContaining("nobody"),
      });
    },
  );

  it("names whoever dismissed what, and nobody where nobody is named", async () => {
    const { host, ask } = await open();
    const [one, two] = [await ask({ nth: 1 }), await ask({ nth: 2 })];
    for (const { id } of [one, two]) await host.send({ type: "settle", id, answer: {} });
    await host.send({ type: "dismiss", id: one.id }, { principal: "ada" });
    await host.send({ type: "dismiss", id: two.id });
    expect(host.read(one.id)).toMatchObject({ dismissed: true, dismissedBy: "ada" });
    expect(host.read(two.id)).toMatchObject({ dismissed: true });
    expect(host.read(two.id)).not.toHaveProperty("dismissedBy");
  });

  it("says of what is open that it is not settled, and takes it out of no sight", async () => {
    const { host, ask } = await open();
    const { id } = await ask({ nth: 1 });
    expect(await host.send({ type: "dismiss", id })).toEqual({
      done: false,
      rejection: "unknown",
      message: `This host has no settled question ${id}.`,
    });
    expect(host.read(id)).toMatchObject({ phase: "open", surface: "dialog" });
  });

  it("moves a deadline on from itself, and not from a moment that has passed", async () => {
    const { host, ask } = await open();
    const deadline = Date.now() + 60_000;
    const { id } = await ask({ nth: 1 }, { deadline, extendBy: 5_000 });
    expect(await host.send({ type: "extend", id })).toEqual({ done: true });
    expect(host.read(id)).toMatchObject({ deadline: deadline + 5_000 });
  });

  it.each([
    ["no deadline", { extendBy: 5_000 }],
    ["a deadline that cannot move", { deadline: Date.now() + 1e9 }],
  ])("moves no deadline of a question with %s", async (_, options) => {
    const { host, ask } = await open();
    const { id } = await ask({ nth: 1 }, options);
    expect(await host.send({ type: "extend", id })).toEqual({
      done: false,
      rejection: "unknown",
      message: `This host has no open question ${id} whose deadline can move.`,
    });
  });

  it("says how a question was settled that it came too late for", async () => {
    const { host, ask } = await open();
    const { id } = await ask({ nth: 1 });
    await host.send({ type: "settle", id, answer: {} });
    expect(await host.send({ type: "settle", id, answer: {} })).toMatchObject({
      done: false,
      rejection: "settled",
      message: `Question ${id} was settled before (sent: result, by: person).`,
      outcome: { sent: "result", by: "person" },
    });
    expect(await host.send({ type: "settle", id: "nobody", answer: {} })).toEqual({
      done: false,
      rejection: "unknown",
      message: "This host has no question nobody.",
    });
  });
});
