import {
  createDecisionLog,
  createHost,
  createRequestError,
  elicitation,
  type HostKind,
  type HostOptions,
  type LocalHost,
  type Outcome,
  type Receipt,
} from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { dialog, openQuestion, settledQuestion, shippingAddress } from "../support/questions.js";

type Options = NonNullable<Parameters<ReturnType<LocalHost["openSession"]>["receive"]>[2]>;
type Delivery = NonNullable<Options["delivery"]>;

const accept = { action: "accept", content: { city: "Lisbon" } } as const;
const lost: Receipt = { done: false, rejection: "lost", message: "The desk is out of reach." };

/** A host with one question that another machine waits for, which answers what is delivered as the test says. */
async function openDelivered(
  more: Partial<Delivery> = {},
  given: Partial<Options> = {},
  options: Partial<HostOptions> = {},
) {
  const log = createDecisionLog();
  const host = createHost({ kinds: [elicitation()], log, unattendedAfter: 1, ...options });
  onTestFinished(host.close);
  const session = host.openSession({ id: "travel" });
  const receipts: Receipt[] = [];
  const delivered: unknown[] = [];
  const ends: Outcome[] = [];
  let opened: Parameters<NonNullable<Delivery["opened"]>>[0] | undefined;
  const delivery: Delivery = {
    deliver: async (reply, decision) => {
      delivered.push({ reply, decision });
      return receipts.shift() ?? { done: true };
    },
    ended: (outcome) => ends.push(outcome),
    opened(question) {
      opened = question;
    },
    ...more,
  };
  const answer = session.receive("elicitation/create", shippingAddress, { ...given, delivery });
  answer.catch(() => {});
  const { id } = await openQuestion(host);
  const settle = (by?: object) => host.send({ type: "settle", id, answer: accept }, by);
  return {
    host,
    session,
    log,
    receipts,
    delivered,
    ends,
    answer,
    id,
    settle,
    opened: () => opened,
  };
}

describe("an answer that another machine waits for", () => {
  it("is delivered with whoever gave it, and settles the question once it got there", async () => {
    const { host, log, delivered, ends, answer, settle } = await openDelivered();
    expect(await settle({ principal: "ada" })).toMatchObject({
      done: true,
      outcome: { sent: "accept", by: "person", principal: "ada" },
    });
    expect(delivered).toMatchObject([
      {
        reply: { sent: "accept", result: accept },
        decision: { by: "person", principal: "ada" },
      },
    ]);
    expect(ends).toMatchObject([{ sent: "accept", by: "person" }]);
    await expect(answer).resolves.toEqual(accept);
    expect(log.entries()).toHaveLength(1);
    expect(host.getState().open).toEqual([]);
  });

  it("leaves the question open where it did not get there, to be given again", async () => {
    const { host, log, receipts, ends, answer, id, settle } = await openDelivered();
    receipts.push(lost);
    expect(await settle()).toEqual(lost);
    expect(host.read(id)).toMatchObject({ phase: "open" });
    expect([log.entries(), ends]).toEqual([[], []]);
    expect(await settle()).toMatchObject({ done: true });
    await expect(answer).resolves.toEqual(accept);
    expect(log.entries()).toHaveLength(1);
  });

  it("is taken back by its kind where it did not get there, and by no other way", async () => {
    let undelivered = 0;
    const own: HostKind = {
      name: "own",
      capabilities: {},
      start: () => ({
        requests: { "own/ask": (params, { ask }) => ask(params) },
        answer: () => ({
          reply: { sent: "result", result: {} },
          undelivered: () => {
            undelivered += 1;
          },
        }),
        fallback: () => ({ sent: "error", error: createRequestError(-1, "Nobody.") }),
      }),
    };
    const host = createHost({ kinds: [own] });
    onTestFinished(host.close);
    const receipts: Receipt[] = [lost, { done: true }];
    const delivery: Delivery = {
      deliver: async () => receipts.shift() ?? lost,
      ended: () => {},
    };
    const answer = host.openSession({ id: "travel" }).receive("own/ask", {}, { delivery });
    const { id } = await openQuestion(host);
    expect(await host.send({ type: "settle", id, answer: {} })).toEqual(lost);
    expect(undelivered).toBe(1);
    expect(await host.send({ type: "settle", id, answer: {} })).toMatchObject({ done: true });
    expect(undelivered).toBe(1);
    await expect(answer).resolves.toEqual({});
  });

  it("is settled as it was there, where that says how", async () => {
    const { log, receipts, ends, answer, settle } = await openDelivered();
    const there: Outcome = { sent: "accept", by: "person", principal: "ada", at: 5 };
    receipts.push({ done: true, outcome: there });
    expect(await settle()).toEqual({ done: true, outcome: there });
    await expect(answer).resolves.toEqual(accept);
    expect(ends).toEqual([there]);
    expect(log.entries()).toMatchObject([{ outcome: there }]);
  });

  it("comes late where somebody there was faster, and the question ends as they ended it", async () => {
    const { log, receipts, ends, answer, id, host, settle } = await openDelivered();
    const there: Outcome = { sent: "decline", by: "person", principal: "bob", at: 5 };
    receipts.push({ done: false, rejection: "settled", message: "Bob did.", outcome: there });
    expect(await settle()).toMatchObject({ done: false, rejection: "settled", outcome: there });
    expect(ends).toEqual([there]);
    await expect(answer).rejects.toThrow("The question was withdrawn.");
    expect(log.entries()).toMatchObject([{ outcome: there }]);
    expect((await settledQuestion(host, id)).outcome).toEqual(there);
  });
});

describe("several answers to a question that another machine waits for", () => {
  /** Two answers given at once, the first of which arrives as the test says. */
  async function answerTwice() {
    const errors: unknown[] = [];
    const arrivals: ((receipt: Promise<Receipt> | Receipt) => void)[] = [];
    const deliver: Delivery["deliver"] = () =>
      new Promise((resolve) => {
        arrivals.push(resolve);
      });
    const opened = await openDelivered({ deliver }, {}, { onError: (error) => errors.push(error) });
    const receipts = [opened.settle({ principal: "ada" }), opened.settle({ principal: "bob" })];
    await expect.poll(() => arrivals).toHaveLength(1);
    return { ...opened, arrivals, receipts, errors };
  }

  it("go there one after the other: the second where the first did not arrive", async () => {
    const { arrivals, receipts, answer } = await answerTwice();
    arrivals[0]?.(lost);
    await expect.poll(() => arrivals).toHaveLength(2);
    arrivals[1]?.({ done: true });
    expect(await Promise.all(receipts)).toMatchObject([
      lost,
      { done: true, outcome: { by: "person", principal: "bob" } },
    ]);
    await expect(answer).resolves.toEqual(accept);
  });

  it("go there one after the other, also where the first failed on the way", async () => {
    const { arrivals, receipts, answer, errors } = await answerTwice();
    const broken = new Error("The line is dead.");
    arrivals[0]?.(Promise.reject(broken));
    await expect.poll(() => arrivals).toHaveLength(2);
    arrivals[1]?.({ done: true });
    expect(await Promise.all(receipts)).toMatchObject([
      { done: false, rejection: "failed" },
      { done: true, outcome: { by: "person", principal: "bob" } },
    ]);
    await expect(answer).resolves.toEqual(accept);
    expect(errors).toEqual([broken]);
  });

  it("go there no more once one has arrived", async () => {
    const { arrivals, receipts, ends } = await answerTwice();
    arrivals[0]?.({ done: true });
    expect(await Promise.all(receipts)).toMatchObject([
      { done: true, outcome: { by: "person", principal: "ada" } },
      { done: false, rejection: "settled", outcome: { principal: "ada" } },
    ]);
    expect(arrivals).toHaveLength(1);
    expect(ends).toHaveLength(1);
  });
});

describe("a question that another machine waits for", () => {
  const there = { sent: "accept", by: "person", at: 5 } as const;

  it.each([
    ["as it was there", there, there],
    ["by a rule there", { ...there, sent: "error", by: "rule" }, { sent: "error", by: "rule" }],
    ["with nothing there", { sent: "nothing", by: "host", at: 5 }, { sent: "nothing", by: "host" }],
    ["cancelled there", { ...there, sent: "cancel" }, { sent: "cancel", at: 5 }],
    ["by nobody that there is", { ...there, by: "rain" }, { sent: "nothing", by: "server" }],
    ["with nothing, by a rule", { ...there, sent: "nothing", by: "rule" }, { by: "server" }],
    ["with what nobody sends", { ...there, sent: "maybe" }, { sent: "nothing", by: "server" }],
    ["at no time", { ...there, at: "now" }, { sent: "nothing", by: "server" }],
    ["with a number", { ...there, sent: 5 }, { sent: "nothing", by: "server" }],
    ["by a number", { ...there, by: 5 }, { sent: "nothing", by: "server" }],
    ["with null", null, { sent: "nothing", by: "server" }],
    ["with words", "accept", { sent: "nothing", by: "server" }],
  ])("ends where its signal says so, settled %s: %o", async (_, outcome, expected) => {
    const end = new AbortController();
    const { host, log, ends, answer, id } = await openDelivered({}, { signal: end.signal });
    end.abort({ outcome });
    await expect(answer).rejects.toThrow("The question was withdrawn.");
    expect((await settledQuestion(host, id)).outcome).toMatchObject(expected);
    expect(log.entries()).toMatchObject([{ outcome: expected }]);
    expect(ends).toMatchObject([expected]);
  });

  it.each([
    ["no reason of words", 5],
    ["an empty reason", ""],
    ["an error", new Error("secret")],
  ])("ends without words where its signal has %s", async (_, reason) => {
    const end = new AbortController();
    const { answer, host, id } = await openDelivered({}, { signal: end.signal });
    end.abort(reason);
    await expect(answer).rejects.toMatchObject({
      code: -32603,
      message: "The question was withdrawn.",
    });
    const { outcome } = await settledQuestion(host, id);
    expect(outcome).toMatchObject({ sent: "nothing", by: "server" });
    expect(outcome).not.toHaveProperty("withdrawalMessage");
  });

  it("is not asked at all where its signal says so before", async () => {
    const { host, session } = await openDelivered();
    const signal = AbortSignal.abort();
    await expect(
      session.receive("elicitation/create", shippingAddress, { signal }),
    ).rejects.toThrow("The question was withdrawn.");
    expect(host.getState()).toMatchObject({ open: [{}], settled: [] });
  });

  it("does not end because nobody looks here", async () => {
    const { host, id } = await openDelivered();
    await host.send({ type: "openSurface", surface: dialog });
    await host.send({ type: "closeSurface", id: dialog.id });
    const other = host.openSession({ id: "hotel" }).receive("elicitation/create", shippingAddress);
    // The other one, which nobody else waits for, ends.
    await expect(other).resolves.toMatchObject({ action: "cancel" });
    expect(host.read(id)).toMatchObject({ phase: "open" });
  });

  it("gets more time there, and moves once that says so", async () => {
    const deadline = Date.now() + 600_000;
    let asked = 0;
    const extend = async () => {
      asked += 1;
      return { done: true } as const;
    };
    const { host, id, opened } = await openDelivered({ extend }, { deadline, extendBy: 60_000 });
    expect(opened()?.id).toBe(id);
    expect(await host.send({ type: "extend", id })).toEqual({ done: true });
    expect(asked).toBe(1);
    expect(host.read(id)).toMatchObject({ deadline });
    let commits = 0;
    onTestFinished(host.observe(() => (commits += 1)));
    opened()?.move(deadline + 5);
    expect(host.read(id)).toMatchObject({ deadline: deadline + 5 });
    opened()?.move(deadline + 5);
    expect(commits).toBe(1);
  });

  it("gets more time here where that has nothing to say about it", async () => {
    const deadline = Date.now() + 600_000;
    const { host, id } = await openDelivered({}, { deadline, extendBy: 60_000 });
    expect(await host.send({ type: "extend", id })).toEqual({ done: true });
    expect(host.read(id)).toMatchObject({ deadline: deadline + 60_000 });
  });

  it("takes nothing back where what hears of its end fails", async () => {
    const errors: unknown[] = [];
    const host = createHost({ kinds: [elicitation()], onError: (error) => errors.push(error) });
    onTestFinished(host.close);
    const broken = new Error("The line is dead.");
    const delivery: Delivery = {
      deliver: async () => ({ done: true }),
      ended() {
        throw broken;
      },
    };
    const session = host.openSession({ id: "travel" });
    const answer = session.receive("elicitation/create", shippingAddress, { delivery });
    const { id } = await openQuestion(host);
    expect(await host.send({ type: "settle", id, answer: accept })).toMatchObject({ done: true });
    await expect(answer).resolves.toEqual(accept);
    expect(errors).toEqual([broken]);
  });
});
