import { createDesk, type DeskOptions } from "@mcp-host-ui/desk";
import { startServer } from "@mcp-host-ui/testing";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { shareStore } from "../../../test/support/desk/faultyStore.js";
import { warmDesk } from "../../../test/support/desk/warmDesk.js";
import { type ManualClock, startManualClock } from "../../../test/support/manualClock.js";
import { shippingAddress } from "../../../test/support/questions.js";

const heartbeat = 15_000;

/** Waits, as a page does, until the desk asks, and answers; resolves to the receipt. */
async function answerNext(desk: ReturnType<typeof createDesk>, clock: ManualClock, key: string) {
  const closing = new AbortController();
  const next = async () => {
    for await (const message of desk.messages("ada", { signal: closing.signal }))
      if (message.type === "asked") return message.id;
    throw new Error("The feed ended without a question.");
  };
  const id = await clock.wait(next(), "the desk asks");
  closing.abort();
  // Whoever looks at it would have taken it for lost by now.
  await clock.pass(2_000);
  const result = { action: "accept", content: { city: key } };
  return clock.wait(desk.take({ id, key, result }, { audience: "ada" }), "it has a receipt");
}

/** Two nodes, the first with a server. */
async function openNodes(options: DeskOptions = {}, others: DeskOptions = {}) {
  await warmDesk();
  const viewOf = shareStore();
  const [own, other] = [viewOf(1), viewOf(2)];
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const asking = createDesk({ store: own.store, heartbeat, onError, ...options });
  const answering = createDesk({ store: other.store, heartbeat, onError: () => {}, ...others });
  const server = await startServer(asking.host("ada"));
  onTestFinished(async () => {
    await server.close();
    asking.close();
    answering.close();
  });
  return { own, errors, asking, answering, server, clock: startManualClock() };
}

/** Follows a node as a page does, for as long as the test goes on. */
function follow(desk: ReturnType<typeof createDesk>) {
  const closing = new AbortController();
  const shown = new Set<string>();
  const outcomes: unknown[] = [];
  const deadlines = new Map<string, number | undefined>();
  const notices: unknown[] = [];
  const read = async () => {
    for await (const message of desk.messages("ada", { signal: closing.signal })) {
      if (message.type === "notice") notices.push(message.params);
      if (message.type === "asked") {
        shown.add(message.id);
        deadlines.set(message.id, message.deadline);
      }
      if (!("outcome" in message) || !shown.delete(message.id)) continue;
      outcomes.push(message.outcome);
    }
  };
  const ended = read();
  const close = () => {
    closing.abort();
    return ended;
  };
  onTestFinished(close);
  return { shown, outcomes, deadlines, notices, close };
}

const answerOf = (id: string, city: string) => ({ id, key: city, result: received(city) });
const received = (city: string) => ({ action: "accept", content: { city } });

describe("a question of a node that had trouble with its store", () => {
  it("waits for its answer where others had taken the node for dead", async () => {
    const { own, answering, server, clock } = await openNodes();
    const first = server.elicit(shippingAddress);
    expect(await answerNext(answering, clock, "Lisbon")).toMatchObject({ done: true });
    expect(await clock.wait(first.answer, "it is answered")).toEqual(received("Lisbon"));

    own.trouble("away");
    await clock.pass(3 * heartbeat + 5_000);
    own.trouble("none");
    const { answer } = server.elicit({ ...shippingAddress, message: "And then?" });
    expect(await answerNext(answering, clock, "Porto")).toMatchObject({ done: true });
    expect(await clock.wait(answer, "it is answered")).toEqual(received("Porto"));
  });

  it("hears of its answer where it was written though the store said nothing", async () => {
    const { own, answering, server, clock } = await openNodes();
    const first = server.elicit(shippingAddress);
    expect(await answerNext(answering, clock, "Lisbon")).toMatchObject({ done: true });
    await clock.wait(first.answer, "it is answered");

    own.trouble("mute");
    const { answer } = server.elicit({ ...shippingAddress, message: "And then?" });
    await clock.pass(1_000);
    own.trouble("none");
    expect(await answerNext(answering, clock, "Porto")).toMatchObject({ done: true });
    expect(await clock.wait(answer, "it is answered")).toEqual(received("Porto"));
  });
});

it("hears of an answer that is older than the next question, though its store told of that one first", async () => {
  const { own, answering, server, clock } = await openNodes();
  const first = server.elicit(shippingAddress);
  await answerNext(answering, clock, "Lisbon");
  await clock.wait(first.answer, "it is answered");

  const page = follow(answering);
  own.trouble("mute");
  const { answer } = server.elicit({ ...shippingAddress, message: "And then?" });
  await clock.until(() => page.shown.size === 1, "a page shows the question");
  const [id = ""] = page.shown;
  const result = { action: "accept", content: { city: "Porto" } };
  void answering.take({ id, key: "Porto", result }, { audience: "ada" });
  await clock.pass(1_000);
  own.trouble("none");
  server.elicit({ ...shippingAddress, message: "And last?" }).answer.catch(() => {});
  await clock.until(() => page.shown.size === 2, "a page shows the next");
  expect(await clock.wait(answer, "it is answered")).toEqual(received("Porto"));
});

it("is known to nobody whether an answer was sent whose node others had to take for dead", async () => {
  const { own, answering, server, clock } = await openNodes();
  const page = follow(answering);
  const { answer } = server.elicit(shippingAddress);
  await clock.until(() => page.shown.size === 1, "a page shows the question");
  const [id = ""] = page.shown;

  own.trouble("full");
  const result = { action: "accept", content: { city: "Lisbon" } };
  const taken = answering.take({ id, key: "Lisbon", result }, { audience: "ada" });
  expect(await clock.wait(answer, "the server has it")).toEqual(received("Lisbon"));
  await clock.pass(4 * heartbeat);
  const lost = { done: false, rejection: "lost" };
  expect(await clock.wait(taken, "whoever answered waits no more")).toMatchObject(lost);
  await clock.until(() => page.shown.size === 0, "the page shows it no more");
  expect(page.outcomes).toMatchObject([{ sent: "unknown", by: "session" }]);
});

it("is forgotten with its receipt, where its node is gone", async () => {
  const lives = { keepReceipts: 60_000 };
  const { own, answering, server, clock } = await openNodes(lives, lives);
  const page = follow(answering);
  server.elicit(shippingAddress).answer.catch(() => {});
  await clock.until(() => page.shown.size === 1, "a page shows the question");
  const [id = ""] = page.shown;

  own.kill();
  await clock.until(() => page.outcomes.length === 1, "the page shows it no more");
  expect(page.outcomes).toMatchObject([{ sent: "nothing", by: "session" }]);
  const give = () => answering.take(answerOf(id, "Lisbon"), { audience: "ada" });
  expect(await give()).toMatchObject({ rejection: "settled" });
  await clock.pass(61_000);
  expect(await give()).toMatchObject({ rejection: "unknown" });
});

it("is asked though no call of its node's watch ever settles, and its answer arrives", async () => {
  const { own, errors, answering, server, clock } = await openNodes({ storeTimeout: 5_000 });
  const page = follow(answering);
  own.trouble("unwatched");
  const { answer } = server.elicit(shippingAddress);
  await clock.until(() => page.shown.size === 1, "a page shows the question");
  const [id = ""] = page.shown;
  void answering.take(answerOf(id, "Lisbon"), { audience: "ada" });

  expect(await clock.wait(answer, "the server has it")).toEqual(received("Lisbon"));
  expect(errors.join()).toContain("store.watch() took more than 5000 ms");
});

it("goes on once each call to the store settles again", async () => {
  const { own, errors, answering, server, clock } = await openNodes({ storeTimeout: 5_000 });
  const page = follow(answering);
  own.trouble("stuck");
  const { answer } = server.elicit(shippingAddress);
  await clock.pass(2 * heartbeat);
  own.trouble("none");
  await clock.until(() => page.shown.size === 1, "a page shows the question");
  const [id = ""] = page.shown;
  void answering.take(answerOf(id, "Lisbon"), { audience: "ada" });

  expect(await clock.wait(answer, "the server has it")).toEqual(received("Lisbon"));
  expect(errors.join()).toContain("took more than 5000 ms");
});

describe("the end of a question, at a node that has trouble with its store", () => {
  it("reaches pages once the store is back", async () => {
    const { own, answering, server, clock } = await openNodes();
    const page = follow(answering);
    const { answer, withdraw } = server.elicit(shippingAddress);
    answer.catch(() => {});
    await clock.until(() => page.shown.size === 1, "a page shows the question");

    own.trouble("away");
    withdraw();
    await clock.pass(heartbeat);
    expect(page.shown.size).toBe(1);
    own.trouble("none");
    await clock.pass(6_000);
    expect(page.outcomes).toMatchObject([{ sent: "nothing", by: "server" }]);
    expect(page.shown.size).toBe(0);
  });

  it("is written until the store would have forgotten the question", async () => {
    const lives = { keepOpen: 60_000, keepReceipts: 30_000 };
    const { own, errors, answering, server, clock } = await openNodes(lives);
    const page = follow(answering);
    const { answer, withdraw } = server.elicit(shippingAddress);
    answer.catch(() => {});
    await clock.until(() => page.shown.size === 1, "a page shows the question");

    own.trouble("away");
    withdraw();
    await clock.pass(60_000);
    const signs = 60_000 / heartbeat;
    expect(errors.length).toBeGreaterThan(signs + 60_000 / 5_000);
    await clock.pass(60_000);
    errors.length = 0;
    await clock.pass(60_000);
    expect(errors).toHaveLength(signs);
  });

  it("leaves no timer behind, and no warning, where the desk is closed meanwhile", async () => {
    const warnings: unknown[] = [];
    const warn = (warning: unknown) => warnings.push(warning);
    process.on("warning", warn);
    onTestFinished(() => void process.off("warning", warn));
    const { own, errors, asking, answering, server, clock } = await openNodes();
    const page = follow(answering);
    const asked = Array.from({ length: 12 }, () => server.elicit(shippingAddress));
    for (const { answer } of asked) answer.catch(() => {});
    await clock.until(() => page.shown.size === 12, "a page shows the questions");

    own.trouble("away");
    for (const { withdraw } of asked) withdraw();
    const unwritten = server.elicit(shippingAddress);
    unwritten.answer.catch(() => {});
    await clock.pass(2_000);
    expect(errors.length).toBeGreaterThan(26);
    unwritten.withdraw();
    await clock.wait(server.close(), "the server is closed");
    asking.close();
    answering.close();
    await page.close();
    // A host waits so long, after a call, for a server that takes its questions back.
    await clock.pass(50);
    expect(vi.getTimerCount()).toBe(0);
    expect(warnings).toEqual([]);
  });

  it("is written once more where the desk was closed just before", async () => {
    const { asking, answering, server, clock } = await openNodes();
    const page = follow(answering);
    const { answer, withdraw } = server.elicit(shippingAddress);
    answer.catch(() => {});
    await clock.until(() => page.shown.size === 1, "a page shows the question");

    asking.close();
    withdraw();
    await clock.until(() => page.shown.size === 0, "the page shows nothing");
    expect(page.outcomes).toMatchObject([{ sent: "nothing", by: "server" }]);
  });
});

describe("what a node has to say while its store takes nothing", () => {
  it("tells whoever answered that the answer was refused, once it is back, and holds no other answer up", async () => {
    const { own, asking, answering, clock } = await openNodes();
    const page = follow(answering);
    const session = asking.host("ada").openSession({ id: "trains" });
    const ask = (supports: () => Promise<boolean>) =>
      session.receive("elicitation/create", shippingAddress, { supports });
    let isRefused = false;
    const refusedOnce = ask(async () => {
      if (isRefused) return true;
      isRefused = true;
      own.trouble("full");
      return false;
    });
    const other = ask(async () => true);
    await clock.until(() => page.shown.size === 2, "a page shows the questions");
    const [first = "", second = ""] = page.shown;

    const give = (id: string, key: string) =>
      answering.take(
        { id, key, result: { action: "accept", content: { city: key } } },
        { audience: "ada" },
      );
    const refusal = give(first, "Lisbon");
    void give(second, "Faro");
    expect(await clock.wait(other, "the other is answered")).toEqual(received("Faro"));
    own.trouble("none");
    expect(await clock.wait(refusal, "it has a receipt")).toMatchObject({
      done: false,
      rejection: "invalid",
      message: "The connection would not carry this answer.",
    });
    await clock.pass(heartbeat);
    void give(first, "Porto");
    expect(await clock.wait(refusedOnce, "it is answered")).toEqual(received("Porto"));
  });

  it("tells a second who answers that the first answer is on its way, and does not keep them until that is known", async () => {
    const { own, answering, server, clock } = await openNodes();
    const page = follow(answering);
    const { answer } = server.elicit(shippingAddress);
    await clock.until(() => page.shown.size === 1, "a page shows the question");
    const [id = ""] = page.shown;
    own.trouble("full");
    const give = (city: string) => answering.take(answerOf(id, city), { audience: "ada" });
    void give("Lisbon");
    expect(await clock.wait(answer, "the server has it")).toEqual(received("Lisbon"));
    expect(await clock.wait(give("Porto"), "it has a receipt")).toEqual({
      done: false,
      rejection: "lost",
      message: "The server has not taken it yet.",
    });
    expect(page.outcomes).toEqual([]);
  });

  it("moves a deadline that people asked to move", async () => {
    const { own, answering, server, clock } = await openNodes();
    server.session.update({ answerWithin: 60_000, extendBy: 3_600_000 });
    const page = follow(answering);
    server.elicit(shippingAddress).answer.catch(() => {});
    await clock.until(() => page.shown.size === 1, "a page shows the question");
    const [id = ""] = page.shown;

    own.trouble("full");
    await clock.wait(
      answering.take({ id, key: "more", extend: true }, { audience: "ada" }),
      "it has a receipt",
    );
    await clock.pass(heartbeat);
    own.trouble("none");
    await clock.pass(6_000);
    expect(Number(page.deadlines.get(id)) - Date.now()).toBeGreaterThan(3_500_000);
  });

  it("passes on what a server tells all pages", async () => {
    const { own, answering, server, clock } = await openNodes();
    const page = follow(answering);
    own.trouble("full");
    await server.notify("notifications/elicitation/complete", { elicitationId: "visa" });
    await clock.pass(heartbeat);
    expect(page.notices).toEqual([]);
    own.trouble("none");
    await clock.until(() => page.notices.length > 0, "a page is told");
    await clock.pass(heartbeat);
    expect(page.notices).toEqual([{ elicitationId: "visa" }]);
  });
});

describe("an answer that its connection would not carry", () => {
  /** A question whose answers wait for what its connection says of them, and how to answer it. */
  async function openUndecided(within = 3_600_000) {
    const { own, asking, answering, clock } = await openNodes();
    const page = follow(answering);
    const verdicts: ((isCarried: boolean) => void)[] = [];
    const withdrawal = new AbortController();
    const session = asking.host("ada").openSession({ id: "trains" });
    const answer = session.receive("elicitation/create", shippingAddress, {
      deadline: Date.now() + within,
      signal: withdrawal.signal,
      supports: () => new Promise((resolve) => verdicts.push(resolve)),
    });
    answer.catch(() => {});
    await clock.until(() => page.shown.size === 1, "a page shows the question");
    const [id = ""] = page.shown;
    const give = (city: string) => answering.take(answerOf(id, city), { audience: "ada" });
    return { own, clock, page, verdicts, answer, give, withdraw: () => withdrawal.abort() };
  }

  it("makes room for a second one, which waited for it", async () => {
    const { clock, verdicts, answer, give } = await openUndecided();
    const first = give("Lisbon");
    await clock.until(() => verdicts.length === 1, "the first is looked at");
    const second = give("Porto");
    await clock.pass(1_000);
    verdicts[0]?.(false);
    expect(await clock.wait(first, "the first has a receipt")).toMatchObject({
      rejection: "invalid",
    });
    await clock.until(() => verdicts.length === 2, "the second is looked at");
    verdicts[1]?.(true);
    expect(await clock.wait(answer, "it is answered")).toEqual(received("Porto"));
    expect(await clock.wait(second, "the second has a receipt")).toMatchObject({
      done: true,
      outcome: { sent: "accept" },
    });
  });

  it("is told of as not sent where its question's time was up before that was known", async () => {
    const { clock, verdicts, answer, give } = await openUndecided(5_000);
    const taken = give("Lisbon");
    await clock.until(() => verdicts.length === 1, "it is looked at");
    await clock.pass(5_500);
    verdicts[0]?.(true);
    expect(await clock.wait(answer, "it is answered")).toEqual({ action: "cancel" });
    expect(await clock.wait(taken, "it has a receipt")).toMatchObject({
      done: false,
      outcome: { sent: "cancel", by: "host", cause: "deadline" },
    });
  });

  it("opens no question again that its server took back meanwhile, though the store takes that late", async () => {
    const { own, clock, page, verdicts, give, withdraw } = await openUndecided();
    const taken = give("Lisbon");
    await clock.until(() => verdicts.length === 1, "it is looked at");
    own.trouble("away");
    withdraw();
    await clock.pass(10);
    own.trouble("none");
    verdicts[0]?.(false);
    const outcome = { sent: "nothing", by: "server" };
    expect(await clock.wait(taken, "it has a receipt")).toMatchObject({
      rejection: "settled",
      outcome,
    });
    await clock.until(() => page.shown.size === 0, "the page shows it no more");
    expect(page.outcomes).toMatchObject([outcome]);
  });
});

it("gives no sign of life, and keeps no timer, where a closed desk is asked once more", async () => {
  const { asking, answering, server, clock } = await openNodes();
  asking.close();
  const { answer, withdraw } = server.elicit(shippingAddress);
  answer.catch(() => {});
  await clock.pass(2_000);
  withdraw();
  await clock.wait(server.close(), "the server is closed");
  answering.close();
  await clock.pass(50);
  expect(vi.getTimerCount()).toBe(0);
});
